import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconChevronLeft, IconChevronRight } from '#ui/icons/icons.ts';
import { EmptyState } from '#ui/states/empty-state.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, Skeleton } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import type { TaskCard } from '#tasks/board/schemas.ts';
import type { LookProps } from '#tasks/board/web/task-parts.ts';
import { dayText } from '#ui/marks/date-text.ts';
import { monthAway } from '#tasks/views/rules/calendar-days.ts';
import { calendarQuery, monthOf, today } from '../view-queries.ts';
import { longDayText, monthText } from './calendar-words.ts';
import styles from './calendar.module.css';
import { DayList, TasksOfDay } from './day-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useMoveDue } from './use-move-due.ts';

/** The tasks of a board by the day on which they are due. */
export function TaskCalendar({ board, filter, search, change }: LookProps) {
  const { t } = useTranslation('tasks/views');
  const { projectId } = board.project;
  const month = monthOf(search);
  const isNarrow = useMediaQuery('(max-width: 768px)', undefined, { getInitialValueInEffect: false });
  const query = useQuery({ ...calendarQuery(projectId, filter, month), placeholderData: keepPreviousData });
  const moveDue = useMoveDue(projectId);
  const [said, say] = useState('');
  const [openDay, setOpenDay] = useState<string | null>(null);
  const move = useCallback(
    async (task: TaskCard, date: string) => {
      if (await moveDue(task, date)) say(t('calendar.moved', { title: task.title, date: dayText(date) }));
    },
    [moveDue, t],
  );
  const goTo = (next: string) => change({ month: next === today().slice(0, 7) ? undefined : next });
  const open = (task: string) => change({ task });
  const { data, error, refetch, isFetching } = query;
  const ofMonth = data?.days.filter(({ date }) => date.startsWith(month)) ?? [];
  const shownDay = data?.days.find(({ date }) => date === openDay);
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <h2>{monthText(month)}</h2>
        <div className={styles.steps}>
          <IconButton outlined label={t('calendar.previous')} onClick={() => goTo(monthAway(month, -1))}>
            <IconChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          <Button size="bar" onClick={() => goTo(today().slice(0, 7))}>
            {t('calendar.today')}
          </Button>
          <IconButton outlined label={t('calendar.next')} onClick={() => goTo(monthAway(month, 1))}>
            <IconChevronRight size={18} aria-hidden="true" />
          </IconButton>
        </div>
        {data !== undefined && data.undated > 0 && (
          <p className="meta">{t('calendar.undated', { count: data.undated })}</p>
        )}
      </div>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} framed />}
      {!(error && !data) && !isNarrow && (
        <MonthGrid
          month={month}
          calendar={data}
          openId={search.task}
          onMonth={goTo}
          onMove={(task, date) => void move(task, date)}
          onMore={setOpenDay}
        />
      )}
      {isNarrow && !data && !error && (
        <Loading label={t('calendar.loading')}>
          <Skeleton width="100%" height={280} />
        </Loading>
      )}
      {isNarrow && data && ofMonth.length > 0 && <DayList days={ofMonth} onOpen={open} />}
      {isNarrow && data && ofMonth.length === 0 && (
        <EmptyState framed compact illustration="calendar" title={t('calendar.empty', { month: monthText(month) })} />
      )}
      {shownDay && (
        <Modal
          opened
          onClose={() => setOpenDay(null)}
          title={longDayText(shownDay.date)}
          closeButtonProps={{ 'aria-label': t('tasks/board:close') }}
        >
          <TasksOfDay
            tasks={shownDay.tasks}
            count={shownDay.count}
            onOpen={(taskId) => {
              setOpenDay(null);
              open(taskId);
            }}
          />
        </Modal>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
