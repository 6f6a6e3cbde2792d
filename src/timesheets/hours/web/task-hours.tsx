import { useTranslation } from '#ui/i18n.ts';
import type { TaskPartProps } from './task-part-props.ts';
import { MINUTES_PER_HOUR } from '#tasks/rules/estimate.ts';
import { minutesText } from './hours-words.ts';
import styles from './hours.module.css';
import { OwnHours } from './own-hours.tsx';
import { TaskForecast } from './task-forecast.tsx';

/** Planned, consumed and remaining hours of a task; for its professional the clock and the own entries. */
export function TaskHours({ task, board }: TaskPartProps) {
  const { t } = useTranslation('timesheets/hours');
  const { estimatedHours, consumedMinutes } = task;
  const left = estimatedHours === null ? null : estimatedHours * MINUTES_PER_HOUR - consumedMinutes;
  const isOver = left !== null && left < 0;
  const isOwn = board.part === 'professional' && task.assigned.some(({ memberId }) => memberId === board.readerId);
  return (
    <section className={styles.hours} aria-labelledby="task-hours">
      <h3 id="task-hours">{t('title')}</h3>
      <dl className={styles.figures}>
        <div>
          <dt className="meta">{t('planned')}</dt>
          <dd>{estimatedHours === null ? t('notPlanned') : minutesText(estimatedHours * MINUTES_PER_HOUR)}</dd>
        </div>
        <div>
          <dt className="meta">{t('consumed')}</dt>
          <dd>{minutesText(consumedMinutes)}</dd>
        </div>
        {left !== null && (
          <div data-over={isOver || undefined}>
            <dt className="meta">{t(isOver ? 'over' : 'left')}</dt>
            <dd>{minutesText(Math.abs(left))}</dd>
          </div>
        )}
      </dl>
      <TaskForecast task={task} board={board} />
      {isOwn && <OwnHours task={task} board={board} />}
    </section>
  );
}
