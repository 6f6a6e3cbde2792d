import { jobPath, jobPaths, stopAlertsPath } from '#jobs/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#jobs/server/capability.ts';
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
    'what everybody reads': ({ projectId }) => [
      ...[jobPaths.board, `${jobPaths.board}?search=nothing-like-it`, jobPath(projectId, 0)],
      ...[jobPath('00000000-0000-4000-8000-000000000000', 0), stopAlertsPath('unknown')],
    ],
    'a company': ({ projectId }) => [jobPath(projectId, 0)],
    'a professional': ({ projectId }) => [
      ...[jobPaths.board, `${jobPaths.board}?search=design`, jobPaths.savedSearches, jobPaths.suitable],
      ...[jobPaths.invitations, jobPath(projectId, 0)],
    ],
    'an administrator': ({ projectId }) => [jobPaths.board, jobPath(projectId, 0)],
    'a professional without a profile': ({ projectId }) => [jobPath(projectId, 0)],
  },
});
