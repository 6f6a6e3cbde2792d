import type { ImportOptions } from '#profiles/imports/server/formats/import-options.ts';
import { ImportRefusal } from '#profiles/imports/server/formats/import-refusal.ts';
import { looseDate } from '#profiles/imports/server/formats/loose-date.ts';
import { quoted, type WarningList } from '#profiles/imports/server/formats/warning-list.ts';

export interface DateReader {
  /** The date as `looseDate` reads it without a doubt. */
  any(text: string): string;
  /** The same for what has begun: a date to come is left out, with a warning. */
  past(text: string, field: string): string;
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
