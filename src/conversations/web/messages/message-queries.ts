import { queryOptions } from '@tanstack/react-query';
import type { messagesContract } from '#conversations/contract/messages.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { messagesApi } from './messages-api.ts';

const queryOf = (company: string | null) => (company === null ? {} : { workspaceId: company });

export type MessageTemplate = OutputOf<
  (typeof messagesContract)['GET /candidates/messageTemplates']
>['templates'][number];

export const templatesKey = ['messageTemplates'] as const;

export function templatesQuery(company: string | null) {
  return queryOptions({
    queryKey: [...templatesKey, company] as const,
    queryFn: ({ signal }) => messagesApi('GET /candidates/messageTemplates', { query: queryOf(company), signal }),
  });
}

type Words = { name: string; subject: string; text: string };

export const saveTemplate = (company: string | null, body: Words) =>
  messagesApi('POST /candidates/messageTemplates', { query: queryOf(company), body });
export const changeTemplate = (templateId: string, body: Words & { version: number }) =>
  messagesApi('PUT /candidates/messageTemplates/{templateId}', { params: { templateId }, body });
export const deleteTemplate = (templateId: string) =>
  messagesApi('DELETE /candidates/messageTemplates/{templateId}', { params: { templateId } });
