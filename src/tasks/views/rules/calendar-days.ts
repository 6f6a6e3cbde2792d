import { addDays } from '#platform/calendar/national-holidays.ts';

const DAYS_OF_WEEK = 7;
/** The weeks of the longest month, with the days of its neighbours. */
export const MAXIMUM_CALENDAR_DAYS = 42;

const dayOfWeek = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The month (`YYYY-MM`) so many months away. */
export function monthAway(month: string, months: number): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The weeks that a month's calendar shows, from Sunday to Saturday, as local dates. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const weeks: string[][] = [];
  for (let day = addDays(first, -dayOfWeek(first)); day < `${monthAway(month, 1)}-01`; day = addDays(day, DAYS_OF_WEEK))
    weeks.push(Array.from({ length: DAYS_OF_WEEK }, (_, index) => addDays(day, index)));
  return weeks;
}
