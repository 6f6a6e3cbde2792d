import { implement } from '#platform/http/implement.ts';
import { boardContract } from '#tasks/board/contract.ts';
import { changeTask } from './change-task.ts';
import { createTask } from './create-task.ts';
import { deleteTask } from './delete-task.ts';
import { enableTasks } from './enable-tasks.ts';
import { changeTag, createTag, deleteTag } from './manage-tags.ts';
import { readBoard, readColumn } from './read-board.ts';
import { readHistory } from './read-history.ts';
import { readPanel } from './read-panel.ts';
import { readTask } from './read-task.ts';

const done = { done: true as const };

export const boardOperations = implement(boardContract, {
  'GET /getAllProjects': ({ query, context }) => readPanel(context, { ...query, finished: false }),
  'GET /getAllFinishedProjects': ({ query, context }) => readPanel(context, { ...query, finished: true }),
  'POST /tasks/createTaskManagement': async ({ body, context }) => {
    await enableTasks(context, body);
    return done;
  },
  'GET /tasks/{projectId}': ({ params, query, context }) => readBoard(context, params.projectId, query),
  'GET /tasks/{projectId}/column': ({ params, query, context }) => readColumn(context, params.projectId, query),
  'GET /tasks/{projectId}/history': ({ params, query, context }) => readHistory(context, params.projectId, query),
  'POST /tasks/{projectId}/postTask': ({ params, body, context }) => createTask(context, params.projectId, body),
  'GET /tasks/{projectId}/{taskId}': ({ params, context }) => readTask(context, params),
  'PATCH /tasks/{projectId}/{taskId}': ({ params, body, context }) => changeTask(context, params, body),
  'DELETE /tasks/deleteTask/{projectId}/{taskId}': async ({ params, context }) => {
    await deleteTask(context, params);
    return done;
  },
  'POST /tasks/{projectId}/tags': ({ params, body, context }) => createTag(context, params.projectId, body),
  'PATCH /tasks/{projectId}/tags/{tagId}': ({ params, body, context }) => changeTag(context, params, body),
  'DELETE /tasks/{projectId}/tags/{tagId}': async ({ params, context }) => {
    await deleteTag(context, params);
    return done;
  },
});
