import { useCallback, useEffect, useRef } from 'react';
import { type ColumnHandle, handleBoardKey } from '#ui/board/board-focus.ts';
import boardStyles from '#ui/board/board.module.css';
import { useBoardScroll } from '#ui/board/use-board-scroll.ts';
import { classNames } from '#ui/class-names.ts';
import { useTranslation } from '#ui/i18n.ts';
import { useKeysWithin } from '#ui/keyboard/use-keys-within.ts';
import type { TaskBoard } from '#tasks/board/schemas.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import { startOf } from '#tasks/board/rules/board-start.ts';
import { TaskColumn } from './task-column.tsx';
import { taskDragging } from './task-dragging.ts';

/** One column fits there; the board opens at the one that matters. */
const NARROW = '(max-width: 768px)';

interface TaskColumnsProps {
  readerId: string;
  columns: TaskBoard['columns'];
  openId: string | undefined;
  onReadOn: (status: TaskStatus) => void;
}

const focusColumn = ({ status, cards }: TaskBoard['columns'][number]) => ({
  key: status,
  ids: cards.map(({ taskId }) => taskId),
});

export function TaskColumns({ readerId, columns, openId, onReadOn }: TaskColumnsProps) {
  const { t } = useTranslation('tasks/board');
  const element = useRef<HTMLDivElement>(null);
  const handles = useRef(new Map<TaskStatus, ColumnHandle>());
  // Where it opens; later moves of cards do not move the board.
  const start = useRef(startOf(columns, readerId));
  useEffect(() => {
    const board = element.current;
    const column = board?.querySelectorAll<HTMLElement>(':scope > section')[start.current];
    if (board && column && window.matchMedia(NARROW).matches)
      board.scrollLeft = column.offsetLeft - (board.querySelector<HTMLElement>(':scope > section')?.offsetLeft ?? 0);
  }, []);
  useBoardScroll(element, taskDragging);
  useKeysWithin(element, (event) =>
    handleBoardKey(event, columns.map(focusColumn), (status, index) => handles.current.get(status)?.focus(index)),
  );
  const keepHandle = useCallback((status: TaskStatus, handle: ColumnHandle | null) => {
    if (handle) handles.current.set(status, handle);
  }, []);
  return (
    <div
      ref={element}
      className={classNames(boardStyles.board, openId !== undefined && boardStyles.withPanel)}
      role="group"
      aria-label={t('board.label')}
      aria-describedby="task-keys"
    >
      <p id="task-keys" className="sr-only">
        {t('board.hint')}
      </p>
      {columns.map((column) => (
        <TaskColumn key={column.status} column={column} openId={openId} onReadOn={onReadOn} onHandle={keepHandle} />
      ))}
    </div>
  );
}
