import { useMemo } from 'react';
import { LazyTaskAttachments } from '#tasks/attachments/web/lazy-attachments.ts';
import { BoardPage } from '#tasks/board/web/board-page.tsx';
import { type LentTaskParts, TaskPartsProvider } from '#tasks/board/web/task-parts.ts';
import { LazyTaskThread } from '#tasks/comments/web/lazy-thread.ts';
import { LazyTaskCalendar, LazyTaskTable } from '#tasks/views/web/lazy-views.ts';
import { SavedViews } from '#tasks/views/web/saved/saved-views.tsx';
import { useBoardDefault } from '#tasks/views/web/saved/use-board-default.ts';

const ownParts = {
  TaskAttachments: LazyTaskAttachments,
  TaskTable: LazyTaskTable,
  TaskCalendar: LazyTaskCalendar,
  SavedViews,
  TaskThread: LazyTaskThread,
};

/** The page of a task board with what other wings and a later room show on it. */
export function TaskBoardPage({ parts: lent }: { parts: LentTaskParts }) {
  const { isPending } = useBoardDefault();
  const parts = useMemo(() => ({ ...ownParts, ...lent }), [lent]);
  return (
    <TaskPartsProvider value={parts}>
      <BoardPage waits={isPending} />
    </TaskPartsProvider>
  );
}
