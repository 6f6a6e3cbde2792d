import { LazyReportDialog } from '#tasks/reports/web/lazy-report.ts';
import { TimesheetPage } from '#tasks/timesheet/web/timesheet-page.tsx';
import { type TimesheetParts, TimesheetPartsProvider } from '#tasks/timesheet/web/timesheet-parts.ts';

const parts: TimesheetParts = { ReportDialog: LazyReportDialog };

/** The page of a project's timesheet with what later wings show on it. */
export function ProjectTimesheetPage() {
  return (
    <TimesheetPartsProvider value={parts}>
      <TimesheetPage />
    </TimesheetPartsProvider>
  );
}
