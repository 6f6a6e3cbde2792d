import { addDays } from '#platform/calendar/national-holidays.ts';

const dayOfWeek = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();
const arrows: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** Moves a date to the same day of another month, or to its last one. */
function monthLater(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  return `${last.toISOString().slice(0, 8)}${String(Math.min(day, last.getUTCDate())).padStart(2, '0')}`;
}

/** The day to which a key leads from another; null: it is no key of a calendar. */
export function dayAfterKey(date: string, key: string): string | null {
  const days = arrows[key];
  if (days !== undefined) return addDays(date, days);
  if (key === 'Home') return addDays(date, -dayOfWeek(date));
  if (key === 'End') return addDays(date, 6 - dayOfWeek(date));
  if (key === 'PageUp') return monthLater(date, -1);
  return key === 'PageDown' ? monthLater(date, 1) : null;
}
