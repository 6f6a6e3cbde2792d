import { useTicking } from '../use-clock.ts';
import type { WeekView } from '#timesheets/hours/schemas.ts';
import styles from './week.module.css';
import { WeekDay } from './week-day.tsx';

const MINUTE_MS = 60_000;

/** The days of the week that have begun, the latest first, as far as they say something. */
export function WeekDays({ week }: { week: WeekView }) {
  const now = useTicking(true, MINUTE_MS);
  return (
    <div className={styles.days}>
      {week.days
        .filter(({ date, entries }) => date <= week.today || entries.length > 0)
        .toReversed()
        .map((day) => (
          <WeekDay key={day.date} day={day} week={week} now={now} />
        ))}
    </div>
  );
}
