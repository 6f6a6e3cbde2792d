import { classNames } from '#ui/class-names.ts';
import { useTranslation } from '#ui/i18n.ts';
import { MeterBar } from '#ui/marks/meter.tsx';
import { MAXIMUM_MINUTES_PER_DAY } from '#timesheets/hours/rules/hour-limits.ts';
import type { WeekView } from '#timesheets/hours/schemas.ts';
import { minutesText, shortMinutesText, shortWeekdayText, weekdayText } from '../hours-words.ts';
import styles from './week.module.css';

/** The seven days at a glance, each against its eight hours; a press leads to the day below. */
export function WeekStrip({ week: { days, today } }: { week: WeekView }) {
  const { t } = useTranslation('timesheets/hours');
  return (
    <ul className={styles.strip} aria-label={t('week.days')}>
      {days.map(({ date, minutes }) => {
        const spoken = t('week.ofCap', { time: minutesText(minutes), cap: minutesText(MAXIMUM_MINUTES_PER_DAY) });
        return (
          <li key={date}>
            <button
              type="button"
              className={classNames(styles.cell, date === today && styles.today)}
              aria-label={`${weekdayText(date)}: ${spoken}`}
              {...(date === today && { 'aria-current': 'date' as const })}
              onClick={() => document.getElementById(`day-${date}`)?.scrollIntoView({ block: 'start' })}
            >
              <span className="meta">{shortWeekdayText(date)}</span>
              <b>{Number(date.slice(8))}</b>
              <MeterBar
                value={minutes}
                maximum={MAXIMUM_MINUTES_PER_DAY}
                label={spoken}
                tone={minutes >= MAXIMUM_MINUTES_PER_DAY ? 'success' : 'data'}
              />
              <span className={styles.short}>{minutes === 0 ? '–' : shortMinutesText(minutes)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
