import { clockHour } from '#platform/i18n/clock-hour.ts';

/**
 * From and until, such as "14:00 – 15:00", in the reader's or the given zone. Past midnight, `formatRange` alone would write both dates out
 * in figures ("23/11/2026, 23:00 – 24/11/2026, 00:00"), beside a day that is said already.
 */
export function hoursBetween(
  startsAt: string,
  endsAt: string,
  { locale, timeZone }: { locale: string; timeZone?: string },
): string {
  const zone = timeZone !== undefined && { timeZone };
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'short', ...zone });
  const hours = new Intl.DateTimeFormat(locale, { hour: clockHour(locale), minute: '2-digit', ...zone });
  if (day.format(start) === day.format(end)) return hours.formatRange(start, end);
  return `${hours.format(start)} – ${hours.format(end)}`;
}
