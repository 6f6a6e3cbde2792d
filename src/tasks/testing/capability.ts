import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#tasks/server/capability.ts';
import { taskPaths } from '#tasks/paths.ts';
import { makeRecords } from './make-records.ts';
import { namedColumns } from './named-columns.ts';
import { words } from './plant-words.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  documentedCalls: [
    'GET /getAllProjects',
    'GET /getAllFinishedProjects',
    'POST /tasks/createTaskManagement',
    'POST /tasks/{projectId}/postTask',
    'PATCH /tasks/{projectId}/{taskId}',
    'DELETE /tasks/deleteTask/{projectId}/{taskId}',
    'POST /tasks/{projectId}/{taskId}/attachments',
    'DELETE /tasks/attachments/{attachmentId}',
    'POST /timeControlReport/{projectId}',
    'GET /timeEntrieReport/{projectId}/{month}/{exportFormat}',
    'GET /myFreelancers/{projectId}/report/{userId}',
    'POST /tasks/{projectId}/{taskId}/accept',
    'POST /tasks/{projectId}/{taskId}/adjust',
    'POST /tasks/{projectId}/{taskId}/reject',
    'GET /timeEntries/project/{projectId}',
    'POST /timeEntries/contestTimeEntry',
    'GET /timeControlData/{projectId}',
    'GET /hourConsumption/{memberId}/{month}',
    'GET /mySquads',
    'POST /integrateWithClockifyProject',
    'PUT /updateClockifyProjectMemberships',
  ],
  words,
  namedColumns,
  pages: {
    'a company': () => [taskPaths.panel(), taskPaths.professionals()],
    "a company's project": ({ squad: { projectId, memberId } }) => [
      taskPaths.board(projectId),
      `${taskPaths.board(projectId)}?look=table`,
      `${taskPaths.board(projectId)}?look=calendar`,
      `${taskPaths.board(projectId)}?show=balance`,
      taskPaths.timesheet(projectId),
      taskPaths.professional(projectId, memberId),
      taskPaths.professional(projectId, memberId, 'financial'),
      taskPaths.clockify(projectId),
    ],
    'a professional': () => [taskPaths.panel(), taskPaths.week()],
    'a company without projects': () => [taskPaths.panel(), taskPaths.professionals()],
  },
});
