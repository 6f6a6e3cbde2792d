import { projectPaths } from '#projects/paths.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#statistics/server/capability.ts';
import { samples } from './samples.ts';
import { namedColumns } from './named-columns.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords: null,
  words: null,
  namedColumns,
  pages: {
    'a company': () => [projectPaths.hiringStatistics()],
    "a company's project": ({ projectId }) => [projectPaths.statistics(projectId)],
    'a recruiter': () => [projectPaths.hiringStatistics()],
    'an administrator': () => [projectPaths.hiringStatistics()],
    'a company without projects': () => [projectPaths.hiringStatistics()],
  },
});
