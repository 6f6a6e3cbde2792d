import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { type Language, localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';

/** A local date `YYYY-MM-DD`: `12 de fev. de 2026`, `Feb 12, 2026`. */
export function dayOnPaper(date: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The asked period; where it is open, the local dates that were found, in their order. */
export function periodOnPaper(
  asked: { from: string | null | undefined; to: string | null | undefined },
  found: readonly string[],
  language: Language,
): string {
  const from = asked.from ?? found[0];
  const to = asked.to ?? found.at(-1);
  if (!from || !to) return '';
  return translate(language, 'platform/period:range', {
    from: dayOnPaper(from, language),
    to: dayOnPaper(to, language),
  });
}

/** For the foot of each page: whose report it is, and when it was made. */
export function madeOn(subject: string, now: Date, language: Language): string {
  return translate(language, 'platform/reports:madeOn', { subject, date: dayInWords(now, language) });
}
