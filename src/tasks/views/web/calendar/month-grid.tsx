import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { useKeysWithin } from '#ui/keyboard/use-keys-within.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import { mayEditCard, useBoardActions } from '#tasks/board/web/board/board-actions.ts';
import { weeksOf } from '#tasks/views/rules/calendar-days.ts';
import type { CalendarDay as Day } from '#tasks/views/schemas.ts';
import { today } from '../view-queries.ts';
import type { Calendar } from './calendar-cache.ts';
import { CalendarDay } from './calendar-day.tsx';
import { dayAfterKey } from './calendar-keys.ts';
import { monthText, weekdayText } from './calendar-words.ts';
import styles from './calendar.module.css';

interface MonthGridProps {
  month: string;
  /** undefined while it is read: the days stand already. */
  calendar: Calendar | undefined;
  openId: string | undefined;
  onMonth: (month: string) => void;
  onMove: (task: TaskCard, date: string) => void;
  onMore: (date: string) => void;
}

/** A month by weeks. Arrow keys walk from day to day, Enter goes into a day, Shift and the arrows move a task. */
export function MonthGrid({ month, calendar, openId, onMonth, onMove, onMore }: MonthGridProps) {
  const { t } = useTranslation('tasks/views');
  const actions = useBoardActions();
  const grid = useRef<HTMLDivElement>(null);
  const now = today();
  const [chosen, choose] = useState(now);
  const wanted = useRef<string | null>(null);
  const weeks = weeksOf(month);
  const active = weeks.flat().includes(chosen) ? chosen : `${month}-01`;
  const days = new Map<string, Day>(calendar?.days.map((day) => [day.date, day]));
  const focusDay = (date: string) => grid.current?.querySelector<HTMLElement>(`[data-day="${date}"]`)?.focus();
  // A day of another month is there once that month is drawn.
  useEffect(() => {
    if (wanted.current !== null) focusDay(wanted.current);
    wanted.current = null;
  }, [month]);

  function goTo(date: string) {
    choose(date);
    if (date.startsWith(month)) return focusDay(date);
    wanted.current = date;
    onMonth(date.slice(0, 7));
  }

  function onTaskKey(event: KeyboardEvent, element: HTMLElement, date: string) {
    const task = days.get(date)?.tasks.find(({ taskId }) => taskId === element.dataset.cardOpen);
    if (event.key === 'Escape') return focusDay(date);
    if (!task) return;
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    if (!event.shiftKey) return focusBeside(element, event.key);
    const to = dayAfterKey(date, event.key);
    if (to === null || !mayEditCard(actions, task)) return;
    choose(to);
    onMove(task, to);
    if (!weeks.flat().includes(to)) onMonth(to.slice(0, 7));
  }

  useKeysWithin(grid, (event) => {
    const target = event.target as HTMLElement;
    const date = target.closest<HTMLElement>('[data-day]')?.dataset.day;
    if (date === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.dataset.cardOpen !== undefined) return onTaskKey(event, target, date);
    if (target.dataset.day === undefined) return;
    if (event.key === 'Enter') return target.querySelector<HTMLElement>('[data-card-open]')?.focus();
    const to = dayAfterKey(date, event.key);
    if (to === null) return;
    event.preventDefault();
    goTo(to);
  });

  return (
    <>
      <p id="calendar-keys" className="sr-only">
        {t('calendar.hint')}
      </p>
      <div
        ref={grid}
        role="grid"
        className={styles.grid}
        aria-label={monthText(month)}
        aria-describedby="calendar-keys"
        aria-busy={calendar === undefined}
      >
        <div role="row" className={styles.names}>
          {weeks[0]!.map((date) => (
            <div key={date} role="columnheader">
              {weekdayText(date)}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={styles.week}>
            {week.map((date) => (
              <CalendarDay
                key={date}
                date={date}
                day={days.get(date)}
                isToday={date === now}
                isOutside={!date.startsWith(month)}
                isActive={date === active}
                openId={openId}
                onFocus={choose}
                onMove={onMove}
                onMore={onMore}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function focusBeside(element: HTMLElement, key: string): void {
  const beside = key === 'ArrowDown' ? element.nextElementSibling : element.previousElementSibling;
  if ((key === 'ArrowDown' || key === 'ArrowUp') && beside instanceof HTMLElement) beside.focus();
}
