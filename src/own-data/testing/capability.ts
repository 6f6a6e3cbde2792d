import { ownDataPaths } from '#own-data/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#own-data/server/capability.ts';
import { makeRecords } from './make-records.ts';
import { samples } from './samples.ts';
import { namedColumns } from './named-columns.ts';
import { words } from './plant-words.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words,
  namedColumns,
  pages: {
    'what everybody reads': () => [ownDataPaths.terms, ownDataPaths.privacy],
    'a company': () => [ownDataPaths.data],
    'a professional': () => [ownDataPaths.data],
    'a recruiter': () => [ownDataPaths.data],
    'an administrator': () => [ownDataPaths.data],
  },
});
