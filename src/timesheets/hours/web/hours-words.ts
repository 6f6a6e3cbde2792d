import { currentLocale } from '#ui/i18n.ts';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { timeLeft } from '#timesheets/hours/rules/time-left.ts';

/** `1 h 30`, `45 min`, `2 h` */
export function minutesText(minutes: number): string {
  return minutesInWords(minutes, currentLocale());
}

/** `09:00–12:30`, in the zone in which it was written. */
export function spanText({ startedAt, endedAt, timeZone }: { startedAt: string; endedAt: string; timeZone: string }) {
  const time = new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit', timeZone });
  return `${time.format(new Date(startedAt))}–${time.format(new Date(endedAt))}`;
}

/** `in 8 days`, `in 3 hours` */
export function leftText(until: Date, now: Date): string {
  const { unit, value } = timeLeft(until, now);
  return new Intl.RelativeTimeFormat(currentLocale()).format(value, unit);
}

/** `2:30`, where there is room for no more. */
export function shortMinutesText(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** What a running clock counts: `1:05:09`. */
export function tickingText(startedAt: string, now: number): string {
  const seconds = Math.max(Math.floor((now - Date.parse(startedAt)) / 1000), 0);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** `Monday, March 9` */
export function weekdayText(date: string): string {
  return utc({ weekday: 'long', day: 'numeric', month: 'long' }).format(dateOf(date));
}

/** `Mon` */
export function shortWeekdayText(date: string): string {
  return utc({ weekday: 'short' }).format(dateOf(date)).replace('.', '');
}

/** `March 9 – 15, 2026` */
export function weekText(monday: string, sunday: string): string {
  return utc({ day: 'numeric', month: 'long', year: 'numeric' }).formatRange(dateOf(monday), dateOf(sunday));
}

const dateOf = (date: string) => new Date(`${date}T00:00:00Z`);
const utc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(currentLocale(), { ...options, timeZone: 'UTC' });
