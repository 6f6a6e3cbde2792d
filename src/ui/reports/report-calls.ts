import { type NonUndefinedGuard, queryOptions } from '@tanstack/react-query';
import type { ReportProgress } from '#platform/contract/report-progress.ts';
import { isUnderWay } from '#platform/contract/report-states.ts';

const POLL_MS = 1_000;

/** How a kind of report is read, stopped and described. */
export interface ReportCalls<Report extends ReportProgress> {
  read: (reportId: string, signal: AbortSignal) => Promise<Report>;
  cancel: (reportId: string) => Promise<Report>;
  /** The address of its file. */
  address: (reportId: string) => string;
  /** `Hours (CSV) of Building platform` */
  what: (report: Report) => string;
  /** `120 entries, 96 h 30, 18 kB` */
  content: (report: Report) => string;
}

/** A report; read again each second while it is being made. */
export function reportQuery<Report extends ReportProgress>(report: Report, { read }: ReportCalls<Report>) {
  const { reportId } = report;
  return queryOptions({
    queryKey: ['report', reportId] as const,
    queryFn: ({ signal }) => read(reportId, signal),
    initialData: report as NonUndefinedGuard<Report>,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
  });
}
