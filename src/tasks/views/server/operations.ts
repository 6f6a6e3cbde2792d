import { implement } from '#platform/http/implement.ts';
import { viewsContract } from '#tasks/views/contract.ts';
import { changeMany } from './change-many.ts';
import { readCalendar, readList } from './read-tasks.ts';

export const viewsOperations = implement(viewsContract, {
  'GET /tasks/{projectId}/list': ({ params, query, context }) => readList(context, params.projectId, query),
  'GET /tasks/{projectId}/calendar': ({ params, query, context }) => readCalendar(context, params.projectId, query),
  'POST /tasks/{projectId}/many': ({ params, body, context }) => changeMany(context, params.projectId, body),
});
