import { currentLocale } from '#platform/ui/i18n.ts';
import { minutesInWords } from '#tasks/hours/rules/minutes-in-words.ts';

/** `1 h 30 min`, `45 min`, `2 h` */
export function minutesText(minutes: number): string {
  return minutesInWords(minutes, currentLocale());
}

/** `09:00–12:30`, in the zone in which it was written. */
export function spanText({ startedAt, endedAt, timeZone }: { startedAt: string; endedAt: string; timeZone: string }) {
  const time = new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit', timeZone });
  return `${time.format(new Date(startedAt))}–${time.format(new Date(endedAt))}`;
}

/** What a running clock counts: `1:05:09`. */
export function tickingText(startedAt: string, now: number): string {
  const seconds = Math.max(Math.floor((now - Date.parse(startedAt)) / 1000), 0);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
