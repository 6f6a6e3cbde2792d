import type { Content } from 'pdfmake/interfaces.js';
import { localeOf } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { type PaperColumn, paperHead, paperSums, paperTable, paperText } from '#platform/reports/paper/paper-parts.ts';
import { dayOnPaper, madeOn, periodOnPaper } from '#platform/reports/paper/paper-words.ts';
import type { PdfDocument } from '#platform/reports/pdf-document.ts';
import { timesheetStatusOf } from '#timesheets/hours/rules/entry-life.ts';
import { minutesInWords } from '#platform/i18n/minutes-in-words.ts';
import { expectedCents } from '#timesheets/reports/rules/expected-amount.ts';
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
  const { language, projectTitle } = scope;
  const title = translate(language, 'timesheets/reports:document.title');
  return {
    ...{ title, language, brand, landscape: true },
    footer: madeOn(projectTitle, now, language),
    content: [...headOf(title, scope, entries), sumsOf(scope, entries), tableOf(scope, entries)],
  };
}

/** What the document is about, and how much stands in it. */
export function headOf(
  title: string,
  { filter, language, projectTitle }: ReportScope,
  entries: readonly ReportEntry[],
): Content[] {
  const dates = entries.map(({ date }) => date);
  const total = translate(language, 'timesheets/reports:document.total', {
    count: entries.length,
    time: timeOf(entries, language),
  });
  const period = periodOnPaper({ from: filter.from, to: filter.to }, dates, language);
  return paperHead(title, projectTitle, [period, total]);
}

const timeOf = (entries: readonly ReportEntry[], language: ReportScope['language']) =>
  minutesInWords(
    entries.reduce((sum, { minutes }) => sum + minutes, 0),
    localeOf(language),
  );

/** The time of each professional, by name. */
function sumsOf({ language }: ReportScope, entries: readonly ReportEntry[]): Content {
  const byName = [...Map.groupBy(entries, (entry) => nameOf(entry, language))];
  const sorted = byName.toSorted(([one], [other]) => one.localeCompare(other, language));
  return paperSums(sorted.map(([name, own]) => [name, timeOf(own, language)]));
}

function tableOf({ language, withMoney }: ReportScope, entries: readonly ReportEntry[]): Content {
  const column = (key: string, width: PaperColumn['width'], isRight = false): PaperColumn => ({
    ...{ header: translate(language, `timesheets/reports:column.${key}`), width, isRight },
  });
  const money = (entry: ReportEntry) => {
    const cents = expectedCents(entry.minutes, entry.price, entry.state);
    if (cents === null || entry.currency === null) return '';
    const format = new Intl.NumberFormat(localeOf(language), { style: 'currency', currency: entry.currency });
    return format.format(cents / 100);
  };
  return paperTable(
    [
      column('date', 84),
      column('professional', 110),
      column('work', '*'),
      column('time', 70),
      column('duration', 60, true),
      column('status', 100),
      ...(withMoney ? [column('amount', 80, true)] : []),
    ],
    entries.map((entry) => [
      dayOnPaper(entry.date, language),
      nameOf(entry, language),
      workOf(entry),
      spanOf(entry),
      minutesInWords(entry.minutes, localeOf(language)),
      translate(language, `timesheets/timesheet:status.${timesheetStatusOf(entry.state)}`),
      ...(withMoney ? [money(entry)] : []),
    ]),
  );
}

function workOf({ task, description }: ReportEntry): Content {
  return description ? { stack: [paperText(task), { ...paperText(description), style: 'second' }] } : task;
}

/** `09:00–12:30` */
export function spanOf({ start, end }: Pick<ReportEntry, 'start' | 'end'>): string {
  return `${start.slice(11)}–${end.slice(11)}`;
}
