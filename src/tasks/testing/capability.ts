import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { taskPaths } from '#tasks/paths.ts';
import type { capability as server } from '#tasks/server/capability.ts';
import { makeRecords } from './make-records.ts';
import { namedColumns } from './named-columns.ts';
import { words } from './plant-words.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words,
  namedColumns,
  pages: {
    'a company': () => [taskPaths.panel()],
    "a company's project": ({ squad: { projectId } }) => [
      taskPaths.board(projectId),
      `${taskPaths.board(projectId)}?look=table`,
      `${taskPaths.board(projectId)}?look=calendar`,
    ],
    'a professional': () => [taskPaths.panel()],
    'a company without projects': () => [taskPaths.panel()],
  },
});
