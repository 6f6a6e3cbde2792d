import { answerTemplatesPath, memberSupportPaths, supportPaths } from '#support/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#support/server/capability.ts';
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
    'a company': () => [supportPaths.list],
    'a professional': () => [memberSupportPaths.list],
    'an administrator': () => [supportPaths.list, answerTemplatesPath],
    'a recruiter': () => [memberSupportPaths.list],
    'a company without projects': () => [supportPaths.list],
  },
});
