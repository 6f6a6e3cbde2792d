import { dateIn, ownTimeZone } from '#platform/calendar/time-zones.ts';
import { hoursBetween } from '#applications/interviews/rules/hours-between.ts';
import { currentLocale } from '#ui/i18n.ts';

export function dayText(moment: string): string {
  const day = new Intl.DateTimeFormat(currentLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
  return day.format(new Date(moment));
}

export function hoursText(startsAt: string, endsAt: string): string {
  return hoursBetween(startsAt, endsAt, { locale: currentLocale() });
}

export function isToday(moment: string, now: Date): boolean {
  const zone = ownTimeZone();
  return dateIn(zone, new Date(moment)) === dateIn(zone, now);
}
