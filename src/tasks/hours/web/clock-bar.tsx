import { IconPlayerStopFilled } from '@tabler/icons-react';
import { Button } from '#platform/ui/controls/button.tsx';
import { PageLink } from '#platform/ui/controls/page-link.tsx';
import { useTranslation } from '#platform/ui/i18n.ts';
import { taskPaths } from '#tasks/paths.ts';
import { tickingText } from './hours-words.ts';
import styles from './hours.module.css';
import { useClock, useTicking } from './use-clock.ts';

/** Says at which task the reader's clock runs, with the way there and the stop. */
export function ClockBar({ readerId }: { readerId: string }) {
  const { t } = useTranslation('tasks/hours');
  const { clock, stop } = useClock(readerId);
  const now = useTicking(clock !== null);
  if (!clock) return null;
  return (
    <div className={styles.bar} role="status" aria-live="off">
      <span className={styles.ticking}>{tickingText(clock.startedAt, now)}</span>
      <PageLink to={taskPaths.task(clock.projectId, clock.taskId)}>{clock.taskTitle}</PageLink>
      <span className="sub">{clock.projectTitle}</span>
      <Button
        size="sm"
        icon={<IconPlayerStopFilled size={16} aria-hidden="true" />}
        loading={stop.isPending}
        onClick={() => stop.mutate()}
      >
        {t('clock.stop')}
      </Button>
    </div>
  );
}
