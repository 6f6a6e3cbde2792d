import { implement } from '#platform/http/implement.ts';
import { commentsContract } from '#pipeline/comments/contract/comments.ts';
import { commentOnCandidate, deleteComment, editComment } from './comment-on-candidate.ts';

export const commentsOperations = implement(commentsContract, {
  'POST /candidates/{applicationId}/comments': ({ params, body, context }) =>
    commentOnCandidate(context, params.applicationId, body),
  'PATCH /candidates/{applicationId}/comments/{commentId}': ({ params, body, context }) =>
    editComment(context, params, body),
  'DELETE /candidates/{applicationId}/comments/{commentId}': async ({ params, context }) => {
    await deleteComment(context, params.applicationId, params.commentId);
    return { done: true as const };
  },
});
