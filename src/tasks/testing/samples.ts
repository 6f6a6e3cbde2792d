import { ofProject } from '#projects/testing/sample-parts.ts';
import { type AccessSamples, nobody, type SampleRecords, workspace } from '#platform/testing/access-sample.ts';
import type { capability } from '#tasks/server/capability.ts';

const ofTask = ({ projectId, taskId }: SampleRecords) => ({ params: { projectId, taskId } });
const ofTag = ({ projectId, taskTagId }: SampleRecords) => ({ params: { projectId, tagId: taskTagId } });

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /getAllProjects': nobody(),
  'GET /getAllFinishedProjects': nobody(),
  'POST /tasks/createTaskManagement': workspace(({ unplannedProjectId }) => ({
    body: { projectId: unplannedProjectId },
  })),
  'GET /tasks/{projectId}': workspace(ofProject),
  'GET /tasks/{projectId}/column': workspace((records) => ({
    ...ofProject(records),
    query: { status: 'toDo', cursor: '' },
  })),
  'GET /tasks/{projectId}/history': workspace(ofProject),
  'POST /tasks/{projectId}/postTask': workspace((records) => ({ ...ofProject(records), body: { title: 'New' } })),
  'GET /tasks/{projectId}/{taskId}': workspace(ofTask),
  'PATCH /tasks/{projectId}/{taskId}': workspace((records) => ({ ...ofTask(records), body: { status: 'backlog' } })),
  'DELETE /tasks/deleteTask/{projectId}/{taskId}': workspace(ofTask),
  'POST /tasks/{projectId}/tags': workspace((records) => ({
    ...ofProject(records),
    body: { name: 'New', colour: 'info' },
  })),
  'PATCH /tasks/{projectId}/tags/{tagId}': workspace((records) => ({
    ...ofTag(records),
    body: { name: 'Renamed', colour: 'info', version: 1 },
  })),
  'DELETE /tasks/{projectId}/tags/{tagId}': workspace(ofTag),
};
