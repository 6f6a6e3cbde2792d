import { dayInWords, HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { currentLanguage, currentLocale } from '#ui/i18n.ts';

/** A date `YYYY-MM-DD` in São Paulo, in words. */
export function dateText(date: string): string {
  return dayInWords(new Date(`${date}T12:00:00-03:00`), currentLanguage());
}

/** Writes a date where there is little room, without the dot of "dez.": "4 de dez de 2026". */
export function shortDateText(date: string): string {
  return new Date(`${date}T12:00:00-03:00`)
    .toLocaleDateString(currentLocale(), { dateStyle: 'medium', timeZone: HOME_TIME_ZONE })
    .replace(/\./g, '');
}

/** A local date as a short day: `12 de dez.` */
export function dayText(date: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}
