import { implement } from '#platform/http/implement.ts';
import { attachmentsContract } from '#tasks/attachments/contract.ts';
import { addAttachment } from './add-attachment.ts';
import { deleteAttachment, restoreAttachment } from './delete-attachment.ts';
import { downloadAttachment, readAttachments } from './read-attachments.ts';

export const attachmentsOperations = implement(attachmentsContract, {
  'GET /tasks/{projectId}/{taskId}/attachments': ({ params, context }) => readAttachments(context, params),
  'POST /tasks/{projectId}/{taskId}/attachments': ({ params, query, body, context }) =>
    addAttachment(context, params, query.name, body),
  'GET /tasks/attachments/{attachmentId}': ({ params, context }) => downloadAttachment(context, params.attachmentId),
  'DELETE /tasks/attachments/{attachmentId}': async ({ params, context }) => {
    await deleteAttachment(context, params.attachmentId);
    return { done: true as const };
  },
  'POST /tasks/attachments/{attachmentId}/restore': ({ params, context }) =>
    restoreAttachment(context, params.attachmentId),
});
