import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { reportsContract } from '#timesheets/reports/contract.ts';

export const reportsApi = createClient<typeof reportsContract>();
export type ReportChoices = OutputOf<(typeof reportsContract)['GET /timeControlReport/{projectId}']>;

/** What a report of a project can be made of, and the reader's latest ones. */
export function choicesQuery(projectId: string) {
  return queryOptions({
    queryKey: ['tasks', projectId, 'reports'] as const,
    queryFn: ({ signal }) => reportsApi('GET /timeControlReport/{projectId}', { params: { projectId }, signal }),
  });
}
