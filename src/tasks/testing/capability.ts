import { administrator, companyWith, professional, type Who } from '#platform/testing/access-row.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import type { capability as server } from '#tasks/server/capability.ts';
import { taskPaths } from '#tasks/paths.ts';
import { makeRecords } from './make-records.ts';
import { namedColumns } from './named-columns.ts';
import { words } from './plant-words.ts';
import { samples } from './samples.ts';

const readers: Who = { roles: ['company', 'professional', 'administrator'], right: 'trackTasks' };
const writers: Who = { roles: ['company', 'professional'], right: 'trackTasks' };

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
  access: [
    {
      says: 'R-47: trackTasks looks; professionals of the project and administrators look too, recruiters never',
      who: readers,
      calls: [
        'GET /getAllProjects',
        'GET /getAllFinishedProjects',
        'GET /tasks/{projectId}',
        'GET /tasks/{projectId}/column',
        'GET /tasks/{projectId}/history',
        'GET /tasks/{projectId}/list',
        'GET /tasks/{projectId}/calendar',
        'GET /tasks/{projectId}/views',
        'POST /tasks/{projectId}/views',
        'PATCH /tasks/{projectId}/views/{viewId}',
        'DELETE /tasks/{projectId}/views/{viewId}',
        'PUT /tasks/{projectId}/defaultView',
        'GET /tasks/{projectId}/{taskId}',
        'GET /tasks/{projectId}/{taskId}/attachments',
        'GET /tasks/attachments/{attachmentId}',
        'GET /tasks/{projectId}/{taskId}/comments',
        'GET /tasks/{projectId}/{taskId}/forecast',
        'GET /timeEntries/project/{projectId}',
        'GET /hourConsumption/{memberId}/{month}',
      ],
    },
    {
      says: 'R-47: trackTasks adds, edits, assigns, tags and moves; professionals their own tasks',
      who: writers,
      calls: [
        'POST /tasks/{projectId}/postTask',
        'PATCH /tasks/{projectId}/{taskId}',
        'DELETE /tasks/deleteTask/{projectId}/{taskId}',
        'POST /tasks/{projectId}/{taskId}/attachments',
        'DELETE /tasks/attachments/{attachmentId}',
        'POST /tasks/attachments/{attachmentId}/restore',
        'POST /tasks/{projectId}/many',
        'POST /tasks/{projectId}/{taskId}/comments',
        'GET /tasks/{projectId}/{taskId}/mentionable',
        'PATCH /tasks/comments/{commentId}',
        'DELETE /tasks/comments/{commentId}',
      ],
    },
    {
      says: 'R-47: trackTasks tags; the tags of a board are the company’s',
      who: companyWith('trackTasks'),
      calls: [
        'POST /tasks/{projectId}/tags',
        'PATCH /tasks/{projectId}/tags/{tagId}',
        'DELETE /tasks/{projectId}/tags/{tagId}',
      ],
    },
    {
      says: 'TSK-02, R-47: whoever manages tasks enables them',
      who: companyWith('manageTasks'),
      calls: ['POST /tasks/createTaskManagement'],
    },
    {
      says: 'Freelancer: logs hours; only their own, and nobody else writes them',
      who: professional,
      calls: [
        'POST /timeEntries',
        'PATCH /timeEntries/{entryId}',
        'DELETE /timeEntries/{entryId}',
        'POST /timeEntries/copyDay',
        'GET /timeEntries/week',
        'PUT /timeEntries/week',
        'GET /timeEntries/task/{taskId}',
        'GET /timeEntries/clock',
        'POST /timeEntries/clock',
        'PATCH /timeEntries/clock',
        'DELETE /timeEntries/clock',
      ],
    },
    {
      says: 'R-47: manageTasks approves, adjusts, rejects and contests',
      who: companyWith('manageTasks'),
      calls: [
        'POST /tasks/{projectId}/{taskId}/accept',
        'DELETE /tasks/{projectId}/{taskId}/accept',
        'POST /tasks/{projectId}/{taskId}/adjust',
        'POST /tasks/{projectId}/{taskId}/reject',
        'POST /timeEntries/contestTimeEntry',
        'POST /timeEntries/{entryId}/cancelContest',
      ],
    },
    {
      says: 'TIM-03: the professional answers contests, and so does whoever manages tasks',
      who: { roles: ['company', 'professional'], right: 'manageTasks' },
      calls: ['POST /timeEntries/{entryId}/answer'],
    },
    {
      says: 'TSK-04, TIM-03: whoever sees a task reads its feedback, and the steps of hours',
      who: readers,
      calls: [
        'GET /tasks/{projectId}/{taskId}/reviews',
        'GET /tasks/{projectId}/{taskId}/hours',
        'GET /timeEntries/{entryId}/steps',
      ],
    },
    {
      says: 'TSK-06: whoever reads a ticket about held hours reads what it is about; administrators those of all companies',
      who: { roles: ['company', 'administrator'], right: 'trackTasks' },
      calls: ['GET /timeEntries/ruling/{supportId}'],
    },
    {
      says: 'PRJ-03: trackTasks looks at the professionals and their hours, administrators at those of all companies',
      who: { roles: ['company', 'administrator'], right: 'trackTasks' },
      calls: ['GET /mySquads', 'GET /myFreelancers/{projectId}/{userId}', 'GET /timeControlData/{projectId}'],
    },
    {
      says: 'PRJ-03: columns with money ask accessPayments',
      who: { roles: ['company', 'administrator'], right: 'accessPayments' },
      calls: ['GET /myFreelancers/{projectId}/{userId}/finance'],
    },
    {
      says: 'Generate professional reports: colleagues with that permission; professionals their own, administrators all',
      who: { roles: ['company', 'professional', 'administrator'], right: 'generateReports' },
      calls: [
        'GET /timeControlReport/{projectId}',
        'POST /timeControlReport/{projectId}',
        'GET /timeEntrieReport/{projectId}/{month}/{exportFormat}',
        'GET /myFreelancers/{projectId}/report/{userId}',
      ],
    },
    {
      says: 'TIM-04: whoever asked for a report follows, stops and downloads it; their rights are asked in its space',
      who: { roles: ['company', 'professional', 'administrator'], withoutSpace: true },
      calls: ['GET /hourReports/{reportId}', 'POST /hourReports/{reportId}/cancel', 'GET /hourReports/{reportId}/file'],
    },
    {
      says: 'R-45: administrators rule on held hours',
      who: administrator,
      calls: ['POST /timeEntries/ruling'],
    },
    {
      says: 'TIM-05: whoever manages tasks connects Clockify, and so do administrators',
      who: { roles: ['company', 'administrator'], right: 'manageTasks' },
      calls: [
        'GET /clockify/{projectId}',
        'POST /clockify/{projectId}/choices',
        'POST /integrateWithClockifyProject',
        'PUT /updateClockifyProjectMemberships',
        'POST /clockify/{projectId}/fetch',
        'POST /clockify/{projectId}/retry',
        'DELETE /clockify/{projectId}',
      ],
    },
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
