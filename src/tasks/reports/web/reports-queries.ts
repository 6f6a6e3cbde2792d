import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#platform/ui/client.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import type { reportsContract } from '#tasks/reports/contract.ts';
import type { ReportView } from '#tasks/reports/schemas.ts';

export const reportsApi = createClient<typeof reportsContract>();
export type ReportChoices = OutputOf<(typeof reportsContract)['GET /timeControlReport/{projectId}']>;

const POLL_MS = 1_000;

export const isUnderWay = ({ state }: Pick<ReportView, 'state'>) => state === 'queued' || state === 'running';

/** What a report of a project can be made of, and the reader's latest ones. */
export function choicesQuery(projectId: string) {
  return queryOptions({
    queryKey: ['tasks', projectId, 'reports'] as const,
    queryFn: ({ signal }) => reportsApi('GET /timeControlReport/{projectId}', { params: { projectId }, signal }),
  });
}

/** A report; read again each second while it is being made. */
export function reportQuery(report: ReportView) {
  const { reportId } = report;
  return queryOptions({
    queryKey: ['tasks', 'report', reportId] as const,
    queryFn: ({ signal }) => reportsApi('GET /hourReports/{reportId}', { params: { reportId }, signal }),
    initialData: report,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });
}
