import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import type { TaskPartProps } from './task-part-props.ts';
import { dayText } from '#ui/marks/date-text.ts';
import { MINUTES_PER_HOUR } from '#tasks/rules/estimate.ts';
import { forecastQuery } from './hours-queries.ts';
import { minutesText } from './hours-words.ts';
import styles from './hours.module.css';

/** What the task takes in the end at the pace so far, against its estimate. Additional: without it the figures above say enough. */
export function TaskForecast({ task, board }: TaskPartProps) {
  const { t } = useTranslation('timesheets/hours');
  const { estimatedHours, consumedMinutes, checklist, dueOn } = task;
  const { data } = useQuery({
    ...forecastQuery(board.project.projectId, task.taskId),
    enabled: consumedMinutes > 0 && estimatedHours !== null,
  });
  const forecast = data?.forecast;
  if (!forecast || estimatedHours === null) return null;
  const over = forecast.totalMinutes - estimatedHours * MINUTES_PER_HOUR;
  const total = minutesText(forecast.totalMinutes);
  const against = over > 0 ? 'over' : over === 0 ? 'even' : 'under';
  return (
    <p className={styles.forecast} data-over={over > 0 || undefined}>
      <span>{t(`forecast.${against}`, { total, difference: minutesText(Math.abs(over)) })}</span>{' '}
      <span className="meta">
        {forecast.basis === 'checklist'
          ? t('forecast.bySteps', { done: checklist.done, total: checklist.total })
          : t('forecast.byDue', { date: dayText(dueOn ?? '') })}
      </span>
    </p>
  );
}
