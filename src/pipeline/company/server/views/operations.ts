import { implement } from '#platform/http/implement.ts';
import { viewsContract } from '#pipeline/company/contract/views.ts';
import { changeView, chooseDefault, deleteView, saveView, listViews } from './manage-views.ts';

export const viewsOperations = implement(viewsContract, {
  'GET /candidates/views': ({ query, context }) => listViews(context, query.workspaceId),
  'POST /candidates/views': ({ query, body, context }) => saveView(context, query.workspaceId, body),
  'PATCH /candidates/views/{viewId}': ({ params, body, context }) => changeView(context, params.viewId, body),
  'DELETE /candidates/views/{viewId}': async ({ params, context }) => {
    await deleteView(context, params.viewId);
    return { done: true as const };
  },
  'PUT /candidates/defaultView': async ({ query, body, context }) => {
    await chooseDefault(context, query.workspaceId, body.viewId);
    return { done: true as const };
  },
});
