import { accountPaths } from '#accounts/paths.ts';
import { inviteViewPath, workspacePaths } from '#workspaces/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#workspaces/server/capability.ts';
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
    'the entrance': () => [inviteViewPath('unknown', '00000000-0000-4000-8000-000000000000')],
    'a company': () => [
      ...[workspacePaths.people, workspacePaths.closing],
      ...[workspacePaths.profile, accountPaths.newJourney],
    ],
    'a company that signed up just now': () => [workspacePaths.register, accountPaths.newJourney],
    'a company without projects': () => [workspacePaths.people, workspacePaths.profile],
  },
});
