import { useTranslation } from '#ui/i18n.ts';
import { Pill, type Tone } from '#ui/marks/pill.tsx';
import type { TaskCard } from '#tasks/board/schemas.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';

export const statusTones: Record<TaskStatus, Tone> = {
  backlog: 'neutral',
  toDo: 'info',
  inProgress: 'brand',
  finished: 'warning',
  rejected: 'danger',
  paid: 'success',
};

/** An approved task stays in its column until it is paid, and says so. */
export function StatusPill({ task: { status, approvedAt } }: { task: Pick<TaskCard, 'status' | 'approvedAt'> }) {
  const { t } = useTranslation('tasks/board');
  if (approvedAt !== null && status === 'finished') return <Pill tone="success">{t('card.approved')}</Pill>;
  return <Pill tone={statusTones[status]}>{t(`status.${status}`)}</Pill>;
}
