import { implement } from '#platform/http/implement.ts';
import { messagesContract } from '#pipeline/conversation/contract/messages.ts';
import { changeTemplate, deleteTemplate, saveTemplate, listTemplates } from './manage-templates.ts';
import { readMessages } from './read-messages.ts';
import { sendMessages } from './send-messages.ts';

export const messagesOperations = implement(messagesContract, {
  'POST /candidates/message': async ({ body, context }) => ({ results: await sendMessages(context, body) }),
  'GET /candidates/{applicationId}/messages': ({ params, context }) => readMessages(context, params.applicationId),
  'GET /candidates/messageTemplates': ({ query, context }) => listTemplates(context, query.workspaceId),
  'POST /candidates/messageTemplates': ({ query, body, context }) => saveTemplate(context, query.workspaceId, body),
  'PUT /candidates/messageTemplates/{templateId}': ({ params, body, context }) =>
    changeTemplate(context, params.templateId, body),
  'DELETE /candidates/messageTemplates/{templateId}': async ({ params, context }) => {
    await deleteTemplate(context, params.templateId);
    return { done: true as const };
  },
});
