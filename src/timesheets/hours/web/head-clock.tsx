import { IconButton } from '#ui/controls/icon-button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { taskPaths } from '#tasks/paths.ts';
import { IconPlayerStopFilled } from '#ui/icons/icons.ts';
import styles from './head-clock.module.css';
import { tickingText } from './hours-words.ts';
import { useClock, useTicking } from './use-clock.ts';

/** In the header of every page while the reader's clock runs: how long, at which task, and the stop. */
export function HeadClock({ readerId }: { readerId: string }) {
  const { t } = useTranslation('timesheets/hours');
  const { clock, stop } = useClock(readerId);
  const now = useTicking(clock !== null);
  if (!clock) return null;
  const { projectId, taskId, taskTitle, projectTitle, startedAt } = clock;
  return (
    <div className={styles.clock} role="status" aria-live="off">
      <PageLink className={styles.task} to={taskPaths.task(projectId, taskId)} title={`${taskTitle}, ${projectTitle}`}>
        <span className={styles.time}>{tickingText(startedAt, now)}</span>
        <span className={styles.title}>{taskTitle}</span>
      </PageLink>
      <IconButton
        size="sm"
        label={t('clock.stopAt', { task: taskTitle })}
        disabled={stop.isPending}
        onClick={() => stop.mutate()}
      >
        <IconPlayerStopFilled size={16} aria-hidden="true" />
      </IconButton>
    </div>
  );
}
