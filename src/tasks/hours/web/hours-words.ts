import { currentLocale } from '#platform/ui/i18n.ts';

const MINUTES_PER_HOUR = 60;

/** `1 h 30 min`, `45 min`, `2 h` */
export function minutesText(minutes: number): string {
  const locale = currentLocale();
  const unit = (value: number, name: 'hour' | 'minute') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const [hours, rest] = [Math.floor(minutes / MINUTES_PER_HOUR), minutes % MINUTES_PER_HOUR];
  if (hours === 0) return unit(rest, 'minute');
  return rest === 0 ? unit(hours, 'hour') : `${unit(hours, 'hour')} ${unit(rest, 'minute')}`;
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
