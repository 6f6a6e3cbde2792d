import { useQuery } from '@tanstack/react-query';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconTrash } from '#ui/icons/icons.ts';
import { SidePanel } from '#ui/page/side-panel.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import { LazyTaskAttachments } from '#tasks/attachments/web/lazy-attachments.ts';
import type { TaskBoard, TaskCard } from '#tasks/board/schemas.ts';
import { LazyTaskThread } from '#tasks/comments/web/lazy-thread.ts';
import { useTaskParts } from '../task-parts.ts';
import { taskQuery } from '../board-queries.ts';
import { TaskFacts } from './task-facts.tsx';
import { TaskHistory } from './task-history.tsx';
import { TaskText } from './task-text.tsx';
import styles from './task.module.css';

interface TaskPanelProps {
  projectId: string;
  taskId: string;
  board: TaskBoard;
  onDelete: (card: TaskCard) => void;
  onClose: () => void;
}

/** One task beside the board (TSK-04). */
export function TaskPanel({ projectId, taskId, board, onDelete, onClose }: TaskPanelProps) {
  const { t } = useTranslation('tasks/board');
  const { TaskHours, TaskReview } = useTaskParts();
  const { data: task, error, refetch, isFetching } = useQuery(taskQuery(projectId, taskId));
  return (
    <SidePanel
      label={task?.title ?? t('task.label')}
      position={task && t(`status.${task.status}`)}
      onClose={onClose}
      barActions={
        task?.abilities.delete && (
          <IconButton label={t('delete.action')} onClick={() => onDelete(task)}>
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        )
      }
    >
      {error && !task && (
        <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} level={1} compact />
      )}
      {!task && !error && <Skeleton width="100%" height={160} />}
      {task && (
        <div className={styles.panel}>
          <TaskText projectId={projectId} task={task} />
          <TaskReview task={task} board={board} />
          <TaskHours task={task} board={board} />
          <TaskFacts projectId={projectId} task={task} board={board} />
          <LazyTaskAttachments task={task} board={board} />
          <LazyTaskThread task={task} board={board} />
          <TaskHistory projectId={projectId} taskId={taskId} />
        </div>
      )}
    </SidePanel>
  );
}
