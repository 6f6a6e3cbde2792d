import type { Content } from 'pdfmake/interfaces.js';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Language } from '#platform/i18n/language.ts';
import { localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { PdfDocument } from '#platform/reports/pdf-document.ts';
import { timesheetStatusOf } from '#tasks/hours/rules/entry-life.ts';
import { minutesInWords } from '#tasks/hours/rules/minutes-in-words.ts';
import { expectedCents } from '#tasks/reports/rules/expected-amount.ts';
import { nameOf } from './report-columns.ts';
import type { ReportEntry } from './report-entries.ts';
import type { ReportScope } from './report-scope.ts';
import type { Writing } from './report-writing.ts';

/** The hours of a report as a document: their sums, then a table with a row for each entry. */
export async function hoursPdf(
  pages: AsyncIterable<ReportEntry[]>,
  scope: ReportScope,
  { now, brand }: Pick<Writing, 'now' | 'brand'>,
): Promise<PdfDocument> {
  const entries: ReportEntry[] = [];
  for await (const page of pages) entries.push(...page);
  const { language } = scope;
  const title = translate(language, 'tasks/reports:document.title');
  return {
    ...{ title, language, brand, landscape: true },
    footer: footerOf(scope, now),
    content: [...headOf(title, scope, entries), sumsOf(scope, entries), tableOf(scope, entries)],
  };
}

export function footerOf({ projectTitle, language }: ReportScope, now: Date): string {
  return translate(language, 'tasks/reports:document.madeOn', {
    project: projectTitle,
    date: dayInWords(now, language),
  });
}

/** What the document is about, and how much stands in it. */
export function headOf(title: string, scope: ReportScope, entries: readonly ReportEntry[]): Content[] {
  const { language, projectTitle } = scope;
  const minutes = entries.reduce((sum, one) => sum + one.minutes, 0);
  const total = translate(language, 'tasks/reports:document.total', {
    count: entries.length,
    time: minutesInWords(minutes, localeOf(language)),
  });
  return [
    { text: title, style: 'title' },
    { text: projectTitle, style: 'strong', margin: [0, 4, 0, 0] },
    { text: `${periodText(scope, entries)} · ${total}`, style: 'second', margin: [0, 2, 0, 12] },
  ];
}

/** The asked period; where it is open, the dates that were found. */
function periodText({ filter, language }: ReportScope, entries: readonly ReportEntry[]): string {
  const from = filter.from ?? entries[0]?.date;
  const to = filter.to ?? entries.at(-1)?.date;
  if (!from || !to) return '';
  return translate(language, 'platform/period:range', {
    from: dateText(from, language),
    to: dateText(to, language),
  });
}

/** `12 de fev. de 2026`, `Feb 12, 2026` */
export function dateText(date: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** The minutes of each professional, by name. */
function sumsOf({ language }: ReportScope, entries: readonly ReportEntry[]): Content {
  const byName = Map.groupBy(entries, (entry) => nameOf(entry, language));
  const names = [...byName.keys()].toSorted((one, other) => one.localeCompare(other, language));
  return {
    margin: [0, 0, 0, 12],
    table: {
      widths: ['auto', 'auto'],
      body: names.map((name) => [
        name,
        {
          text: minutesInWords(
            byName.get(name)!.reduce((sum, { minutes }) => sum + minutes, 0),
            localeOf(language),
          ),
          style: 'strong',
          alignment: 'right',
        },
      ]),
    },
    layout: 'noBorders',
  };
}

function tableOf(scope: ReportScope, entries: readonly ReportEntry[]): Content {
  const { language, withMoney } = scope;
  const header = ['date', 'professional', 'work', 'time', 'duration', 'status', ...(withMoney ? ['amount'] : [])];
  const money = (entry: ReportEntry) => {
    const cents = expectedCents(entry.minutes, entry.price, entry.state);
    if (cents === null || entry.currency === null) return '';
    const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: entry.currency });
    return format.format(cents / 100);
  };
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [84, 110, '*', 70, 60, 100, ...(withMoney ? [80] : [])],
      body: [
        header.map((key) => ({ text: translate(language, `tasks/reports:column.${key}`), style: 'strong' })),
        ...entries.map((entry) => [
          dateText(entry.date, language),
          nameOf(entry, language),
          workOf(entry),
          spanOf(entry),
          { text: minutesInWords(entry.minutes, localeOf(language)), alignment: 'right' as const },
          translate(language, `tasks/timesheet:status.${timesheetStatusOf(entry.state)}`),
          ...(withMoney ? [{ text: money(entry), alignment: 'right' as const }] : []),
        ]),
      ],
    },
    layout: 'lightHorizontalLines',
  };
}

function workOf({ task, description }: ReportEntry): Content {
  return description ? { stack: [task, { text: description, style: 'second' }] } : task;
}

/** `09:00–12:30` */
export function spanOf({ start, end }: Pick<ReportEntry, 'start' | 'end'>): string {
  return `${start.slice(11)}–${end.slice(11)}`;
}
