import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { currentLocale } from '../i18n.ts';

const made = new Map<string, Intl.NumberFormat>();

/** The number format of the page's language. Cached, because creating one takes longer than rendering a whole row of a list. */
export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const locale = currentLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(locale, options);
  made.set(key, format);
  return format;
}

/** `4 h`, `2 h 30` */
export function hoursText(hours: number): string {
  return minutesInWords(Math.round(hours * 60), currentLocale());
}
