import { profilePaths } from '#profiles/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#profiles/server/capability.ts';
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
    'a professional': () => [
      ...[profilePaths.ownProfile, `${profilePaths.ownProfile}?edit=languages`, profilePaths.fillProfile],
    ],
    'a professional who signed up just now': () => [profilePaths.register],
    'a professional without a profile': () => [profilePaths.fillProfile],
  },
});
