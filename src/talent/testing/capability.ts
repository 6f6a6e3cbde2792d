import { companyViewPath, profileExportPath, profilePaths, topTalentPath } from '#profiles/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#talent/server/capability.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  words: null,
  namedColumns: [],
  pages: {
    'what everybody reads': ({ listedMemberId }) => [topTalentPath(listedMemberId)],
    'a company': ({ listedMemberId }) => [
      ...[profilePaths.companyView, companyViewPath(listedMemberId), profileExportPath(listedMemberId)],
    ],
    'a professional': () => [profileExportPath()],
    'a company without projects': () => [profilePaths.companyView],
  },
});
