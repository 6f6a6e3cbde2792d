import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { taskPaths } from '#tasks/paths.ts';
import { timesheetPaths } from '#timesheets/paths.ts';
import type { capability as server } from '#timesheets/server/capability.ts';
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
    'a company': () => [timesheetPaths.professionals()],
    "a company's project": ({ squad: { projectId, memberId } }) => [
      `${taskPaths.board(projectId)}?show=balance`,
      taskPaths.timesheet(projectId),
      timesheetPaths.professional(projectId, memberId),
      timesheetPaths.professional(projectId, memberId, 'financial'),
      timesheetPaths.clockify(projectId),
    ],
    'a professional': () => [taskPaths.week()],
    'a company without projects': () => [timesheetPaths.professionals()],
  },
});
