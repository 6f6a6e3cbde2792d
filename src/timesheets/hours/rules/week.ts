import { addDays } from '#platform/calendar/national-holidays.ts';

/** The Monday of the week of a date `YYYY-MM-DD`. */
export function mondayOf(date: string): string {
  const weekday = new Date(date).getUTCDay();
  return addDays(date, -((weekday + 6) % 7));
}

/** The Mondays of all weeks that lie between two dates or touch them. */
export function mondaysBetween(first: string, last: string): string[] {
  const mondays: string[] = [];
  for (let monday = mondayOf(first); monday <= last; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

/** Monday to Sunday of the week of a date. */
export function daysOfWeek(date: string): string[] {
  const monday = mondayOf(date);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}
