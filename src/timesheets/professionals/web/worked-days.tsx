import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { PageLink } from '#ui/controls/page-link.tsx';
import { currentLanguage, currentLocale, useTranslation } from '#ui/i18n.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { minutesText, spanText } from '#timesheets/hours/web/hours-words.ts';
import { stateTones } from '#timesheets/hours/web/state-tones.ts';
import { taskPaths } from '#tasks/paths.ts';
import type { WorkedMonth } from './professionals-queries.ts';
import styles from './professionals.module.css';

function longDayText(date: string) {
  return new Intl.DateTimeFormat(currentLocale(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));
}

/** The entries of a month by day, the latest day first. */
export function WorkedDays({ projectId, days }: { projectId: string; days: WorkedMonth['days'] }) {
  const { t } = useTranslation('timesheets/professionals');
  const { t: ofHours } = useTranslation('timesheets/hours');
  return (
    <div className={styles.days}>
      {days.map(({ date, minutes, entries }) => (
        <section key={date} aria-labelledby={`worked-${date}`}>
          <div className={styles.day}>
            <h3 id={`worked-${date}`}>{longDayText(date)}</h3>
            <span className="meta num">{minutesText(minutes)}</span>
          </div>
          <ul className={styles.entries}>
            {entries.map((entry) => (
              <li key={entry.entryId}>
                <span className="num">{spanText(entry)}</span>
                <div className={styles.what}>
                  <PageLink to={taskPaths.task(projectId, entry.taskId)}>{entry.task}</PageLink>
                  {entry.description !== '' && <p className="meta">{entry.description}</p>}
                </div>
                <span className={styles.minutes}>{minutesText(entry.minutes)}</span>
                <span className={styles.status}>
                  <Pill tone={stateTones[entry.state]} size="sm">
                    {ofHours(`state.${entry.state}`)}
                  </Pill>
                  {entry.state === 'pending' && (
                    <span className="meta">
                      {t('until', { date: dayInWords(new Date(entry.deadlineAt), currentLanguage()) })}
                    </span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
