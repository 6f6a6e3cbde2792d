import { implement } from '#platform/http/implement.ts';
import { taskCommentsContract } from '#tasks/comments/contract.ts';
import { readComments, readMentionable } from './read-comments.ts';
import { deleteComment, editComment, writeComment } from './write-comments.ts';

export const taskCommentsOperations = implement(taskCommentsContract, {
  'GET /tasks/{projectId}/{taskId}/comments': ({ params, context }) => readComments(context, params),
  'POST /tasks/{projectId}/{taskId}/comments': ({ params, body, context }) => writeComment(context, params, body),
  'GET /tasks/{projectId}/{taskId}/mentionable': ({ params, context }) => readMentionable(context, params),
  'PATCH /tasks/comments/{commentId}': ({ params, body, context }) => editComment(context, params.commentId, body),
  'DELETE /tasks/comments/{commentId}': async ({ params, context }) => {
    await deleteComment(context, params.commentId);
    return { done: true as const };
  },
});
