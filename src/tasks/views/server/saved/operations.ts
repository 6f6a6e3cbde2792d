import { implement } from '#platform/http/implement.ts';
import { savedViewsContract } from '#tasks/views/saved-contract.ts';
import { changeView, chooseDefault, deleteView, listViews, saveView } from './manage-views.ts';

const done = { done: true as const };

export const savedViewsOperations = implement(savedViewsContract, {
  'GET /tasks/{projectId}/views': ({ params, context }) => listViews(context, params.projectId),
  'POST /tasks/{projectId}/views': ({ params, body, context }) => saveView(context, params.projectId, body),
  'PATCH /tasks/{projectId}/views/{viewId}': ({ params, body, context }) => changeView(context, params, body),
  'DELETE /tasks/{projectId}/views/{viewId}': async ({ params, context }) => {
    await deleteView(context, params);
    return done;
  },
  'PUT /tasks/{projectId}/defaultView': async ({ params, body, context }) => {
    await chooseDefault(context, params.projectId, body.viewId);
    return done;
  },
});
