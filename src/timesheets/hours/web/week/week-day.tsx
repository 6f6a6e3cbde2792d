import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { MAXIMUM_MINUTES_PER_DAY } from '#timesheets/hours/rules/hour-limits.ts';
import type { WeekView } from '#timesheets/hours/schemas.ts';
import { IconLock, IconPlus } from '#ui/icons/icons.ts';
import { AddHours } from '../entries/add-hours.tsx';
import { minutesText, weekdayText } from '../hours-words.ts';
import { StartClock } from '../start-clock.tsx';
import { CopyDay } from './copy-day.tsx';
import { WeekEntry } from './week-entry.tsx';
import styles from './week.module.css';

interface WeekDayProps {
  day: WeekView['days'][number];
  week: WeekView;
  now: number;
}

/** One day: its hours against the cap, and while it is open the ways to add some. */
export function WeekDay({ day: { date, minutes, isOpen, entries }, week, now }: WeekDayProps) {
  const { t } = useTranslation('timesheets/hours');
  const isToday = date === week.today;
  const [isAdding, setAdding] = useState(isToday);
  const canAdd = isOpen && week.tasks.length > 0;
  const cap = minutesText(MAXIMUM_MINUTES_PER_DAY);
  return (
    <section className={styles.day} id={`day-${date}`} aria-labelledby={`day-${date}-title`}>
      <div className={styles.dayHead}>
        <h3 id={`day-${date}-title`}>{weekdayText(date)}</h3>
        <span className="meta num">{t('week.ofCap', { time: minutesText(minutes), cap })}</span>
        <span className={styles.dayActions}>
          {!isOpen && (
            <span className={styles.locked}>
              <IconLock size={14} aria-hidden="true" /> {t('week.locked')}
            </span>
          )}
          {canAdd && <CopyDay date={date} week={week} />}
          {canAdd && !isAdding && (
            <Button
              size="sm"
              aria-label={t('week.addOn', { day: weekdayText(date) })}
              icon={<IconPlus size={16} aria-hidden="true" />}
              onClick={() => setAdding(true)}
            >
              {t('add.action')}
            </Button>
          )}
        </span>
      </div>
      {entries.length > 0 ? (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <WeekEntry key={entry.entryId} entry={entry} now={now} />
          ))}
        </ul>
      ) : (
        !(canAdd && isAdding) && <p className="sub">{t('week.none')}</p>
      )}
      {isToday && week.tasks.length === 0 && <p className="sub">{t('week.noTasks')}</p>}
      {canAdd && isAdding && (
        <div className={styles.adding}>
          <AddHours
            zone={week}
            date={date}
            tasks={week.tasks}
            more={(task) =>
              isToday && week.clock?.taskId !== task.taskId && <StartClock readerId={week.readerId} place={task} />
            }
          />
        </div>
      )}
    </section>
  );
}
