import { BoardPage } from '#tasks/board/web/board-page.tsx';
import { type LentTaskParts, TaskPartsProvider } from '#tasks/board/web/task-parts.ts';
import { useBoardDefault } from '#tasks/views/web/saved/use-board-default.ts';

/** The page of a task board with what a later room shows on it. */
export function TaskBoardPage({ parts }: { parts: LentTaskParts }) {
  const { isPending } = useBoardDefault();
  return (
    <TaskPartsProvider value={parts}>
      <BoardPage waits={isPending} />
    </TaskPartsProvider>
  );
}
