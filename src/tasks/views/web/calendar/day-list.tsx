import { useTranslation } from '#ui/i18n.ts';
import { AvatarStack } from '#ui/marks/avatar.tsx';
import type { TaskCard } from '#tasks/board/schemas.ts';
import type { CalendarDay } from '#tasks/views/schemas.ts';
import { StatusPill } from '../status-pill.tsx';
import { longDayText } from './calendar-words.ts';
import styles from './calendar.module.css';

/** The days of a month that have tasks, one below the other: for narrow screens. */
export function DayList({ days, onOpen }: { days: readonly CalendarDay[]; onOpen: (taskId: string) => void }) {
  return (
    <div className={styles.days}>
      {days.map(({ date, count, tasks }) => (
        <section key={date} aria-label={longDayText(date)}>
          <h3>{longDayText(date)}</h3>
          <TasksOfDay tasks={tasks} count={count} onOpen={onOpen} />
        </section>
      ))}
    </div>
  );
}

interface TasksOfDayProps {
  tasks: readonly TaskCard[];
  count: number;
  onOpen: (taskId: string) => void;
}

export function TasksOfDay({ tasks, count, onOpen }: TasksOfDayProps) {
  const { t } = useTranslation('tasks/views');
  return (
    <ul className={styles.ofDay}>
      {tasks.map((task) => (
        <li key={task.taskId}>
          <button type="button" onClick={() => onOpen(task.taskId)}>
            <b className="clip">{task.title}</b>
            <StatusPill task={task} />
            {task.assigned.length > 0 && <AvatarStack people={task.assigned} />}
          </button>
        </li>
      ))}
      {count > tasks.length && <li className="meta">{t('calendar.beyond', { count: count - tasks.length })}</li>}
    </ul>
  );
}
