import { LazyTaskAttachments } from '#tasks/attachments/web/lazy-attachments.ts';
import { LazyProjectBalance } from '#tasks/balance/web/lazy-balance.ts';
import { BoardPage } from '#tasks/board/web/board-page.tsx';
import { type TaskParts, TaskPartsProvider } from '#tasks/board/web/task-parts.ts';
import { LazyTaskThread } from '#tasks/comments/web/lazy-thread.ts';
import { LazyTaskReview } from '#tasks/review/web/lazy-review.ts';
import { LazyReportDialog } from '#tasks/reports/web/lazy-report.ts';
import { LazyTaskHours } from '#tasks/hours/web/lazy-hours.ts';
import { LazyTaskCalendar, LazyTaskTable } from '#tasks/views/web/lazy-views.ts';
import { SavedViews } from '#tasks/views/web/saved/saved-views.tsx';
import { useBoardDefault } from '#tasks/views/web/saved/use-board-default.ts';

const parts: TaskParts = {
  ProjectBalance: LazyProjectBalance,
  TaskAttachments: LazyTaskAttachments,
  TaskTable: LazyTaskTable,
  TaskCalendar: LazyTaskCalendar,
  SavedViews,
  TaskHours: LazyTaskHours,
  TaskReview: LazyTaskReview,
  ReportDialog: LazyReportDialog,
  TaskThread: LazyTaskThread,
};

/** The page of a task board with what later wings show on it. */
export function TaskBoardPage() {
  const { isPending } = useBoardDefault();
  return (
    <TaskPartsProvider value={parts}>
      <BoardPage waits={isPending} />
    </TaskPartsProvider>
  );
}
