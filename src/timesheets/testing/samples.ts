import { ofProject } from '#projects/testing/sample-parts.ts';
import { type AccessSamples, member, nobody, type SampleRecords, workspace } from '#platform/testing/access-sample.ts';
import type { capability } from '#timesheets/server/capability.ts';

const ofTask = ({ projectId, taskId }: SampleRecords) => ({ params: { projectId, taskId } });
const ofEntry = ({ timeEntryId }: SampleRecords) => ({ params: { entryId: timeEntryId } });
const ofPerson = ({ projectId, memberId }: SampleRecords) => ({ params: { projectId, userId: memberId } });
const ofReport = ({ hourReportId }: SampleRecords) => ({ params: { reportId: hourReportId } });
const span = { start: '2026-03-10T12:00:00Z', end: '2026-03-10T13:00:00Z' };

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /timeEntries/project/{projectId}': workspace(ofProject),
  'POST /timeEntries': member(({ projectId, taskId }) => ({ body: { projectId, taskId, ...span } })),
  'PATCH /timeEntries/{entryId}': member((records) => ({ ...ofEntry(records), body: { version: 1 } })),
  'DELETE /timeEntries/{entryId}': member((records) => ({ ...ofEntry(records), query: { version: 1 } })),
  'POST /timeEntries/copyDay': nobody({ body: { from: '2026-03-10', to: '2026-03-11' } }),
  'GET /timeEntries/week': nobody(),
  'PUT /timeEntries/week': member(({ projectId }) => ({
    body: { projectId, weekOf: '2026-03-09', complete: true },
  })),
  'GET /timeEntries/task/{taskId}': { of: 'nobody', parts: ({ taskId }) => ({ params: { taskId } }) },
  'GET /tasks/{projectId}/{taskId}/forecast': workspace(ofTask),
  'GET /timeEntries/clock': nobody(),
  'POST /timeEntries/clock': member(({ projectId, taskId }) => ({ body: { projectId, taskId } })),
  'PATCH /timeEntries/clock': nobody({ body: { description: 'x' } }),
  'DELETE /timeEntries/clock': nobody(),
  'POST /tasks/{projectId}/{taskId}/accept': workspace(ofTask),
  'DELETE /tasks/{projectId}/{taskId}/accept': workspace(ofTask),
  'POST /tasks/{projectId}/{taskId}/adjust': workspace((records) => ({ ...ofTask(records), body: { reason: 'x' } })),
  'POST /tasks/{projectId}/{taskId}/reject': workspace((records) => ({ ...ofTask(records), body: { reason: 'x' } })),
  'GET /tasks/{projectId}/{taskId}/reviews': workspace(ofTask),
  'GET /tasks/{projectId}/{taskId}/hours': workspace(ofTask),
  'POST /timeEntries/contestTimeEntry': workspace(({ timeEntryId }) => ({
    body: { entryId: timeEntryId, reason: 'x' },
  })),
  'POST /timeEntries/{entryId}/answer': workspace((records) => ({ ...ofEntry(records), body: { text: 'x' } })),
  'POST /timeEntries/{entryId}/cancelContest': workspace((records) => ({ ...ofEntry(records), body: { reason: 'x' } })),
  'GET /timeEntries/{entryId}/steps': workspace(ofEntry),
  'GET /timeEntries/ruling/{supportId}': workspace(({ rulingTicketId }) => ({ params: { supportId: rulingTicketId } })),
  'GET /timeControlReport/{projectId}': workspace(ofProject),
  'POST /timeControlReport/{projectId}': workspace((records) => ({
    ...ofProject(records),
    body: { format: 'csv', professionals: 'everyone', from: null, to: null },
  })),
  'GET /hourReports/{reportId}': member(ofReport),
  'POST /hourReports/{reportId}/cancel': member(ofReport),
  'GET /hourReports/{reportId}/file': member(ofReport),
  'GET /timeEntrieReport/{projectId}/{month}/{exportFormat}': workspace(({ projectId }) => ({
    params: { projectId, month: '2020-01', exportFormat: 'csv' },
  })),
  'GET /myFreelancers/{projectId}/report/{userId}': workspace(({ projectId, memberId }) => ({
    params: { projectId, userId: memberId },
    query: { exportFormat: 'csv' },
  })),
  'GET /clockify/{projectId}': workspace(ofProject),
  'POST /clockify/{projectId}/choices': workspace((records) => ({
    ...ofProject(records),
    body: { apiKey: 'a-key-for-tests' },
  })),
  'POST /integrateWithClockifyProject': workspace(({ projectId }) => ({
    body: { projectId, apiKey: 'a-key-for-tests', clockifyWorkspaceId: 'w1', clockifyProjectId: 'p1' },
  })),
  'PUT /updateClockifyProjectMemberships': workspace(({ projectId }) => ({
    body: { projectId, memberships: [{ clockifyUserId: 'u1', memberId: null }], version: 1 },
  })),
  'POST /clockify/{projectId}/fetch': workspace(ofProject),
  'POST /clockify/{projectId}/retry': workspace(ofProject),
  'DELETE /clockify/{projectId}': workspace(ofProject),
  'POST /timeEntries/ruling': {
    of: 'nobody',
    parts: ({ rulingTicketId }) => ({ body: { supportId: rulingTicketId, verdict: 'payable', words: 'x' } }),
  },
  'GET /mySquads': nobody(),
  'GET /myFreelancers/{projectId}/{userId}': workspace(ofPerson),
  'GET /myFreelancers/{projectId}/{userId}/finance': workspace(ofPerson),
  'GET /hourConsumption/{memberId}/{month}': workspace(({ memberId }) => ({ params: { memberId, month: '2020-01' } })),
  'GET /timeControlData/{projectId}': workspace(ofProject),
};
