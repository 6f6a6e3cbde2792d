import { queryOptions } from '@tanstack/react-query';
import { candidateKey } from '#pipeline/candidates/web/board-query.ts';
import { companyApi } from '#pipeline/company/web/company-api.ts';

const queryOf = (company: string | null) => (company === null ? {} : { workspaceId: company });

export function templatesQuery(company: string | null) {
  return queryOptions({
    queryKey: ['messageTemplates', company] as const,
    queryFn: ({ signal }) => companyApi('GET /candidates/messageTemplates', { query: queryOf(company), signal }),
  });
}

/** Read again with everything else about the candidate. */
export function sentQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...candidateKey(applicationId), 'messages'] as const,
    queryFn: ({ signal }) =>
      companyApi('GET /candidates/{applicationId}/messages', { params: { applicationId }, signal }),
  });
}

type Words = { name: string; subject: string; text: string };

export const keepTemplate = (company: string | null, body: Words) =>
  companyApi('POST /candidates/messageTemplates', { query: queryOf(company), body });
export const changeTemplate = (templateId: string, body: Words & { version: number }) =>
  companyApi('PUT /candidates/messageTemplates/{templateId}', { params: { templateId }, body });
export const deleteTemplate = (templateId: string) =>
  companyApi('DELETE /candidates/messageTemplates/{templateId}', { params: { templateId } });
