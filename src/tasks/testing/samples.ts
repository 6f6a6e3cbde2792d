import { ofProject } from '#projects/testing/sample-parts.ts';
import { type AccessSamples, nobody, type SampleRecords, workspace } from '#platform/testing/access-sample.ts';
import type { capability } from '#tasks/server/capability.ts';

const ofTask = ({ projectId, taskId }: SampleRecords) => ({ params: { projectId, taskId } });
const ofTag = ({ projectId, taskTagId }: SampleRecords) => ({ params: { projectId, tagId: taskTagId } });

const ofAttachment = ({ attachmentId }: SampleRecords) => ({ params: { attachmentId } });
const ofComment = ({ taskCommentId }: SampleRecords) => ({ params: { commentId: taskCommentId } });
const ofView = ({ projectId, taskViewId }: SampleRecords) => ({ params: { projectId, viewId: taskViewId } });
const view = { name: 'x', settings: { look: 'table', sort: 'title', direction: 'ascending' } };
/** The view of the records is the owner's own. */
const notItsAuthor = ['member', 'colleague', 'admin'] as const;

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
  'GET /tasks/{projectId}/{taskId}/attachments': workspace(ofTask),
  'POST /tasks/{projectId}/{taskId}/attachments': workspace((records) => ({
    ...ofTask(records),
    query: { name: 'a.txt' },
    body: 'a',
    headers: { 'content-type': 'application/octet-stream' },
  })),
  'GET /tasks/attachments/{attachmentId}': workspace(ofAttachment),
  'DELETE /tasks/attachments/{attachmentId}': workspace(ofAttachment),
  'POST /tasks/attachments/{attachmentId}/restore': workspace(ofAttachment),
  'GET /tasks/{projectId}/{taskId}/comments': workspace(ofTask),
  'POST /tasks/{projectId}/{taskId}/comments': workspace((records) => ({ ...ofTask(records), body: { text: 'x' } })),
  'GET /tasks/{projectId}/{taskId}/mentionable': workspace(ofTask),
  'PATCH /tasks/comments/{commentId}': workspace(
    (records) => ({ ...ofComment(records), body: { text: 'x', version: 1 } }),
    ['owner', 'colleague', 'foreignOwner'],
  ),
  'DELETE /tasks/comments/{commentId}': workspace(ofComment, ['owner', 'colleague', 'foreignOwner']),
  'POST /tasks/{projectId}/tags': workspace((records) => ({
    ...ofProject(records),
    body: { name: 'New', colour: 'info' },
  })),
  'PATCH /tasks/{projectId}/tags/{tagId}': workspace((records) => ({
    ...ofTag(records),
    body: { name: 'Renamed', colour: 'info', version: 1 },
  })),
  'DELETE /tasks/{projectId}/tags/{tagId}': workspace(ofTag),
  'GET /tasks/{projectId}/list': workspace(ofProject),
  'GET /tasks/{projectId}/calendar': workspace((records) => ({
    ...ofProject(records),
    query: { from: '2026-03-01', to: '2026-03-31' },
  })),
  'GET /tasks/{projectId}/views': workspace(ofProject),
  'POST /tasks/{projectId}/views': workspace((records) => ({ ...ofProject(records), body: view })),
  'PATCH /tasks/{projectId}/views/{viewId}': {
    ...workspace((records) => ({ ...ofView(records), body: { ...view, version: 1 } })),
    hiddenFrom: notItsAuthor,
  },
  'DELETE /tasks/{projectId}/views/{viewId}': { ...workspace(ofView), hiddenFrom: notItsAuthor },
  'PUT /tasks/{projectId}/defaultView': {
    ...workspace((records) => ({ ...ofProject(records), body: { viewId: records.taskViewId } })),
    hiddenFrom: notItsAuthor,
  },
  'POST /tasks/{projectId}/many': workspace((records) => ({
    ...ofProject(records),
    body: { taskIds: [records.taskId], change: { kind: 'due', dueOn: '2026-03-10' } },
  })),
};
