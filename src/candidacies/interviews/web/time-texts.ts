import { dateIn, ownTimeZone } from '#platform/calendar/time-zones.ts';
import { currentLocale } from '#platform/ui/i18n.ts';

export function dayText(moment: string): string {
  const day = new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
  return day.format(new Date(moment));
}

/** From and until, such as "14:00 – 15:00". */
export function hoursText(startsAt: string, endsAt: string): string {
  const hours = new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit' });
  return hours.formatRange(new Date(startsAt), new Date(endsAt));
}

export function isToday(moment: string, now: Date): boolean {
  const zone = ownTimeZone();
  return dateIn(zone, new Date(moment)) === dateIn(zone, now);
}
