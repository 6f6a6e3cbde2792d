import { type CalendarMonth, isCalendarMonth, isEarlier } from '#profiles/rules/calendar-month.ts';
import { foldText } from '#profiles/rules/folded-text.ts';
import { quoted, type WarningList } from '#profiles/imports/server/formats/warning-list.ts';

const monthNames = [
  ['january', 'janeiro'],
  ['february', 'fevereiro'],
  ['march', 'marco'],
  ['april', 'abril'],
  ['may', 'maio'],
  ['june', 'junho'],
  ['july', 'julho'],
  ['august', 'agosto'],
  ['september', 'setembro'],
  ['october', 'outubro'],
  ['november', 'novembro'],
  ['december', 'dezembro'],
];
const ongoing = /^(present|current|currently|now|atual|atualmente|presente|hoje|(ate )?o momento)$/;

/** Parses the date formats of exports and people, in English and Portuguese, to 'YYYY' or 'YYYY-MM'; null when none matches. */
export function looseDate(text: string): CalendarMonth | null {
  const folded = foldText(text)
    .slice(0, 60)
    .replace(/\bde\b/g, ' ')
    .replace(/[.,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // 2019 · 2019-03 · 2019/03 · 2019-03-05 · 2019-03-05T10:00 · 2019-03-05 10:00:00 utc
  const byNumber = /^(\d{4})(?:[-/](\d{1,2})(?:[-/]\d{1,2}(?:[t ].*)?)?)?$/.exec(folded);
  if (byNumber) return month(byNumber[1]!, byNumber[2]);
  const monthAndYear = /^(\d{1,2})[-/ ](\d{4})$/.exec(folded);
  if (monthAndYear) return month(monthAndYear[2]!, monthAndYear[1]);
  // 7/8/26, 3:43 PM: the month comes first
  const american = /^(\d{1,2})\/\d{1,2}\/(\d{4}|\d{2})(?: .*)?$/.exec(folded);
  if (american) return month(american[2]!.padStart(4, '20'), american[1]);
  // mar 2019 · march 2019 · 05 mar 2024 · 5 de março de 2024 · mar 5, 2024
  const byName = /^(?:\d{1,2}[ /-])?([a-z]{3,9})[ /-](?:\d{1,2} )?(\d{4})$/.exec(folded);
  return byName
    ? month(byName[2]!, String(monthNames.findIndex((names) => names.some((name) => name.startsWith(byName[1]!))) + 1))
    : null;
}

export type Period = { start: CalendarMonth | null; end: CalendarMonth | null; isOpen: boolean };

/**
 * Parses start and end; without an end (or with "present") it is ongoing, unless known to have ended. An unreadable date is dropped
 * with a warning and never means "ongoing".
 */
export function loosePeriod(
  { start, end, isOver = false }: { start: string; end: string; isOver?: boolean },
  field: string,
  warnings: WarningList,
): Period {
  const from = dateField(start, `${field}.start`, warnings);
  const isOpen = end.trim() === '' ? !isOver : ongoing.test(foldText(end));
  const until = isOpen ? null : dateField(end, `${field}.end`, warnings);
  if (from && until && isEarlier(until, from)) {
    warnings.add('endBeforeStart', { field, start: from, end: until });
    return { start: from, end: null, isOpen: false };
  }
  return { start: from, end: until, isOpen: isOpen && from !== null };
}

/** One date; an unreadable one is dropped with a warning. */
export function dateField(text: string, field: string, warnings: WarningList): CalendarMonth | null {
  if (text.trim() === '') return null;
  const date = looseDate(text);
  if (!date) warnings.add('dateUnreadable', { field, value: quoted(text.trim()) });
  return date;
}

function month(year: string, number: string | undefined): CalendarMonth | null {
  const written = number === undefined ? year : `${year}-${number.padStart(2, '0')}`;
  return isCalendarMonth(written) ? written : null;
}
