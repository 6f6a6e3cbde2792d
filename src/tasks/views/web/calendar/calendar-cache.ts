import type { TaskCard } from '#tasks/board/schemas.ts';
import type { CalendarDay } from '#tasks/views/schemas.ts';

export interface Calendar {
  days: CalendarDay[];
  undated: number;
}

/** The calendar with a task on another of its days, until the server's answer is read. */
export function placeOnDay(calendar: Calendar, card: TaskCard, date: string): Calendar {
  const moved = { ...card, dueOn: date };
  const rest = calendar.days
    .map((day) => {
      const tasks = day.tasks.filter(({ taskId }) => taskId !== card.taskId);
      return { ...day, tasks, count: day.count - (day.tasks.length - tasks.length) };
    })
    .filter(({ count }) => count > 0);
  const days = rest.some((day) => day.date === date)
    ? rest.map((day) => (day.date === date ? { ...day, tasks: [moved, ...day.tasks], count: day.count + 1 } : day))
    : [...rest, { date, count: 1, tasks: [moved] }];
  return { ...calendar, days: days.toSorted((one, other) => (one.date < other.date ? -1 : 1)) };
}
