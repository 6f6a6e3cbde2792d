import { dateInSaoPaulo, isBusinessDay } from '#platform/calendar/business-days.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { type DemoTask, demoTasks } from '#tasks/demo/tasks-of-works.ts';

const LAST_DAYS = 22;
/** By person: when each span of a day begins in São Paulo, and its minutes. */
const dayOfPerson = [
  [
    ['08:30', 225],
    ['13:30', 205],
  ],
  [
    ['09:00', 180],
    ['14:00', 150],
  ],
  [['10:00', 220]],
] as const;
/** No two days are alike. */
const differences = [0, 10, -15, 5, -20, 15, -5];

export interface WorkedSpan {
  /** The place of its task in `demoTasks`. */
  task: number;
  person: number;
  start: Date;
  end: Date;
  description: string;
}

/** When the company said something of a task; null when it said nothing yet. */
export function reviewedAt({ review }: DemoTask, now: Date): Date | null {
  return review ? new Date(`${lastBusinessDays(now)[review.daysAgo - 1]!}T18:00:00-03:00`) : null;
}

/** What the people of the running project worked on the business days before today, oldest first. */
export function workedMonth(now: Date): WorkedSpan[] {
  const dates = lastBusinessDays(now);
  const spans = demoTasks.flatMap(({ worked = [] }, task) =>
    worked.flatMap(({ person, from, until, at }) =>
      dates
        .map((date, index) => ({ date, day: index + 1 }))
        .filter(({ day }) => day <= from && day >= until)
        .flatMap(({ date, day }) =>
          dayOfPerson[person]!.map(([time, minutes], index) => {
            const start = new Date(`${date}T${time}:00-03:00`);
            const worth = minutes + differences[(day + index * 3 + person) % differences.length]!;
            const description = at[(day + index) % at.length]!;
            return { task, person, start, end: new Date(start.getTime() + worth * 60_000), description };
          }),
        ),
    ),
  );
  return spans.toSorted((one, other) => one.start.getTime() - other.start.getTime());
}

function lastBusinessDays(now: Date): string[] {
  const days: string[] = [];
  for (let date = addDays(dateInSaoPaulo(now), -1); days.length < LAST_DAYS; date = addDays(date, -1))
    if (isBusinessDay(date)) days.push(date);
  return days;
}
