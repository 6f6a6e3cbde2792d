import { type CalendarMonth, isCalendarMonth, isEarlier } from '#profiles/rules/calendar-month.ts';
import { foldText } from '#profiles/rules/folded-text.ts';
import type { ImportOptions } from '#profiles/imports/server/formats/import-options.ts';
import { ImportRefusal } from '#profiles/imports/server/formats/import-refusal.ts';
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

export interface DateReader {
  /** The date as `looseDate` reads it without a doubt. */
  any: (text: string) => string;
  /** The same for what has begun: a date to come is left out, with a warning. */
  past: (text: string, field: string) => string;
}

// With a time of day (7/8/26, 3:43 PM) it is written the American way.
const numeric = /^\s*(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(,? .*)?$/;

/**
 * Decides for a whole file whether its dates of numbers begin with the day: by those that can be read in one way only, else as the person answered.
 * Throws ImportRefusal `datesAmbiguous`, with one of them, where nobody has.
 */
export function createDateReader(
  texts: readonly string[],
  { dateOrder, today }: ImportOptions,
  warnings: WarningList,
): DateReader {
  const written = texts.flatMap((text) => {
    const found = numeric.exec(text);
    return found && !/[ap]\.?m/i.test(found[4] ?? '') ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const known = written.some(([first]) => first > 12)
    ? 'dayFirst'
    : written.some(([, second]) => second > 12)
      ? 'monthFirst'
      : null;
  const doubtful = texts.find((text) => numeric.test(text) && !/[ap]\.?m/i.test(text)) ?? '';
  const isDoubtful = written.some(([first, second]) => first !== second);
  if (known === null && isDoubtful && !dateOrder)
    throw new ImportRefusal('datesAmbiguous', { date: quoted(doubtful.trim()) });
  const order = known ?? dateOrder ?? 'monthFirst';
  const any = (text: string) => {
    const [, first = '', second = '', year = '', time = ''] = numeric.exec(text) ?? [];
    if (year === '') return text;
    const isDayFirst = order === 'dayFirst' && !/[ap]\.?m/i.test(time);
    return `${fullYear(year, today)}-${(isDayFirst ? second : first).padStart(2, '0')}`;
  };
  const past = (text: string, field: string) => {
    const date = looseDate(any(text));
    if (!date || !today || date <= today.slice(0, date.length)) return any(text);
    warnings.add('dateToCome', { field, value: quoted(text.trim()) });
    return '';
  };
  return { any, past };
}

/** Of two digits: a year of this century up to next year, otherwise of the last one. */
function fullYear(year: string, today = '2050'): string {
  if (year.length === 4) return year;
  return Number(`20${year}`) <= Number(today.slice(0, 4)) + 1 ? `20${year}` : `19${year}`;
}
