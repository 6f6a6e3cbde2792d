import { implement } from '#platform/http/implement.ts';
import { messagesContract } from '#conversations/contract/messages.ts';
import { changeTemplate, deleteTemplate, saveTemplate, listTemplates } from './manage-templates.ts';
import { takeBackMailing } from '#conversations/server/threads/scheduled/take-back.ts';
import { sendMessages } from './send-messages.ts';

export const messagesOperations = implement(messagesContract, {
  'POST /candidates/message': async ({ body, context }) => ({ results: await sendMessages(context, body) }),
  'DELETE /candidates/message/{mailingId}': ({ params, context }) => takeBackMailing(context, params.mailingId),
  'GET /candidates/messageTemplates': ({ query, context }) => listTemplates(context, query.workspaceId),
  'POST /candidates/messageTemplates': ({ query, body, context }) => saveTemplate(context, query.workspaceId, body),
  'PUT /candidates/messageTemplates/{templateId}': ({ params, body, context }) =>
    changeTemplate(context, params.templateId, body),
  'DELETE /candidates/messageTemplates/{templateId}': async ({ params, context }) => {
    await deleteTemplate(context, params.templateId);
    return { done: true as const };
  },
});
