import type { Language } from '#platform/i18n/language.ts';
import type { BoardPart } from '#tasks/rules/board-parts.ts';
import type { TimesheetFilter } from '#timesheets/timesheet/server/matching-entries.ts';
import type { TitledReport } from './report-queries.ts';

/** What a report is made of. */
export interface ReportScope {
  projectId: string;
  projectTitle: string;
  /** For whom: professionals get their own hours alone. */
  part: BoardPart;
  userId: string;
  language: Language;
  withMoney: boolean;
  filter: TimesheetFilter;
}

export function scopeOf(report: TitledReport): ReportScope {
  const { projectId, projectTitle, part, userId, language, withMoney } = report;
  return {
    ...{ projectId, projectTitle, part, userId, language, withMoney },
    filter: {
      from: report.fromDate ?? undefined,
      to: report.toDate ?? undefined,
      professionals: report.memberIds ?? undefined,
      status: report.statuses,
      search: report.search,
    },
  };
}
