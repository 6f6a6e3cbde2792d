import { memo, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
import { createDragging } from '#ui/dragging/create-dragging.ts';
import { useTranslation } from '#ui/i18n.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { mayEditCard, useBoardActions } from '#tasks/board/web/board/board-actions.ts';
import { isOverdue } from '#tasks/views/rules/overdue.ts';
import { statusTones } from '../status-pill.tsx';
import { today } from '../view-queries.ts';
import styles from './calendar.module.css';

/** Tasks that are dragged from day to day. */
export const dayDragging = createDragging<TaskCard>();

interface DayTaskProps {
  task: TaskCard;
  isOpen: boolean;
  tabIndex: number;
}

/** A task on its day; the calendar handles the arrow keys. */
export const DayTask = memo(function DayTask({ task, isOpen, tabIndex }: DayTaskProps) {
  const { t } = useTranslation('tasks/views');
  const actions = useBoardActions();
  const element = useRef<HTMLDivElement>(null);
  const isMovable = mayEditCard(actions, task);
  const latest = useRef(task);
  latest.current = task;
  useEffect(() => {
    const node = element.current;
    if (!node || !isMovable) return;
    return dayDragging.makeDraggable(node, { read: () => latest.current, liftedClass: styles.lifted! });
  }, [isMovable]);
  const { taskId, title, status } = task;
  const isLate = isOverdue(task, today());
  const about = [t(`tasks/board:status.${status}`), ...(isLate ? [t('overdue')] : [])].join(', ');
  return (
    <div
      ref={element}
      role="button"
      tabIndex={tabIndex}
      className={classNames(styles.task, styles[statusTones[status]], isLate && styles.late, isOpen && styles.isOpen)}
      data-card-open={taskId}
      data-movable={isMovable || undefined}
      aria-pressed={isOpen}
      aria-label={`${title}, ${about}`}
      title={`${title} · ${about}`}
      onClick={() => actions.open(taskId)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        actions.open(taskId);
      }}
    >
      <span className="clip">{title}</span>
    </div>
  );
});
