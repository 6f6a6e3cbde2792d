import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { currentLanguage } from '#platform/ui/i18n.ts';

/** A date `YYYY-MM-DD` in São Paulo, in words. */
export function dateText(date: string): string {
  return dayInWords(new Date(`${date}T12:00:00-03:00`), currentLanguage());
}
