import { lazyPart } from '#ui/lazy-part.tsx';
import { LazyReportDialog } from '#timesheets/reports/web/lazy-report.ts';

/** What this room shows on the board of tasks; each is loaded when it is shown. */
export const taskParts = {
  ReportDialog: LazyReportDialog,
  ProjectBalance: lazyPart(async () => (await import('#timesheets/balance/web/project-balance.tsx')).ProjectBalance),
  TaskFeedback: lazyPart(async () => (await import('#timesheets/review/web/task-feedback.tsx')).TaskFeedback),
  TaskHours: lazyPart(async () => (await import('#timesheets/hours/web/task-hours.tsx')).TaskHours),
  TaskReview: lazyPart(async () => (await import('#timesheets/review/web/task-review.tsx')).TaskReview),
};
