import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import {
  recommenderPath,
  referencePermissionPath,
  stopReferencesPath,
  userRecommendationsPath,
} from '#references/paths.ts';
import type { capability as server } from '#references/server/capability.ts';
import { makeRecords } from './make-records.ts';
import { namedColumns } from './named-columns.ts';
import { words } from './plant-words.ts';
import { samples } from './samples.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words,
  namedColumns,
  pages: {
    'what everybody reads': () => [
      recommenderPath(nobody, nobody, 'unknown'),
      referencePermissionPath('unknown'),
      stopReferencesPath('unknown'),
    ],
    "a company's project": ({ memberId }) => [userRecommendationsPath(memberId)],
    'an administrator': ({ memberId }) => [userRecommendationsPath(memberId)],
  },
});
