import { Button } from '#ui/controls/button.tsx';
import { PageLink } from '#ui/controls/page-link.tsx';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { minutesText, spanText } from '#timesheets/hours/web/hours-words.ts';
import { stateTones } from '#timesheets/hours/web/state-tones.ts';
import { taskPaths } from '#tasks/paths.ts';
import type { TimesheetEntry } from '#timesheets/timesheet/contract.ts';
import { groupByDay } from '#timesheets/timesheet/rules/group-by-day.ts';
import styles from './timesheet.module.css';

interface TimesheetDaysProps {
  projectId: string;
  entries: readonly TimesheetEntry[];
  /** More entries can be loaded. */
  goesOn: boolean;
  isOwn: boolean;
  onOpen: (entry: TimesheetEntry) => void;
}

function longDayText(date: string) {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The tasks by date, the latest day first. */
export function TimesheetDays({ projectId, entries, goesOn, isOwn, onOpen }: TimesheetDaysProps) {
  const { t } = useTranslation('timesheets/timesheet');
  const { t: ofHours } = useTranslation('timesheets/hours');
  return (
    <div className={styles.days}>
      {groupByDay(entries, goesOn).map((day) => (
        <section key={day.localDate} aria-labelledby={`day-${day.localDate}`}>
          <div className={styles.day}>
            <h2 id={`day-${day.localDate}`}>{longDayText(day.localDate)}</h2>
            {day.minutes !== null && <span className="meta num">{minutesText(day.minutes)}</span>}
          </div>
          <ul className={styles.entries}>
            {day.entries.map((entry) => (
              <li key={entry.entryId}>
                <span className={styles.span}>{spanText(entry)}</span>
                <div className={styles.what}>
                  <PageLink to={taskPaths.task(projectId, entry.taskId)}>{entry.taskTitle}</PageLink>
                  {!isOwn && <span className="meta">{personName(entry.name)}</span>}
                  {entry.description !== '' && <p className="meta">{entry.description}</p>}
                </div>
                <span className={styles.minutes}>{minutesText(entry.minutes)}</span>
                <span className={styles.status}>
                  <Pill tone={stateTones[entry.state]} size="sm">
                    {ofHours(`state.${entry.state}`)}
                  </Pill>
                </span>
                <Button
                  size="sm"
                  aria-label={`${t('paymentStatus')}: ${entry.taskTitle}, ${spanText(entry)}`}
                  onClick={() => onOpen(entry)}
                >
                  {t('paymentStatus')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
