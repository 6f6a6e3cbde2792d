import { memo, useEffect, useRef, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useTranslation } from '#ui/i18n.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import type { CalendarDay as Day } from '#tasks/views/schemas.ts';
import { longDayText } from './calendar-words.ts';
import styles from './calendar.module.css';
import { DayTask, dayDragging } from './day-task.tsx';

/** A day that has more shows one less, with the way to the others. */
const TASKS_SHOWN = 3;

interface CalendarDayProps {
  date: string;
  day: Day | undefined;
  isToday: boolean;
  /** The day belongs to a neighbouring month. */
  isOutside: boolean;
  /** One day is in the tab order, with its tasks; arrow keys lead to the others. */
  isActive: boolean;
  openId: string | undefined;
  onFocus: (date: string) => void;
  onMove: (task: TaskCard, date: string) => void;
  onMore: (date: string) => void;
}

export const CalendarDay = memo(function CalendarDay(props: CalendarDayProps) {
  const { date, day, isToday, isOutside, isActive, openId, onFocus, onMove, onMore } = props;
  const { t } = useTranslation('tasks/views');
  const element = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(false);
  const latest = useRef(onMove);
  latest.current = onMove;
  useEffect(() => {
    if (!element.current) return;
    return dayDragging.addPlace(element.current, {
      takes: (task) => task.dueOn !== date,
      onOver: setOver,
      onDrop: (task) => latest.current(task, date),
    });
  }, [date]);
  const count = day?.count ?? 0;
  const shown = day?.tasks.slice(0, count > TASKS_SHOWN ? TASKS_SHOWN - 1 : TASKS_SHOWN) ?? [];
  const tabIndex = isActive ? 0 : -1;
  return (
    <div
      ref={element}
      role="gridcell"
      tabIndex={tabIndex}
      data-day={date}
      className={classNames(styles.day, isOutside && styles.outside, isOver && styles.over)}
      aria-label={t('calendar.day', { day: longDayText(date), count })}
      onFocus={() => onFocus(date)}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={classNames(styles.number, isToday && styles.today)} aria-hidden="true">
        {Number(date.slice(-2))}
      </span>
      {shown.map((task) => (
        <DayTask key={task.taskId} task={task} isOpen={task.taskId === openId} tabIndex={tabIndex} />
      ))}
      {count > shown.length && (
        <button type="button" className={styles.more} tabIndex={tabIndex} onClick={() => onMore(date)}>
          {t('calendar.more', { count: count - shown.length })}
        </button>
      )}
    </div>
  );
});
