import { writeFile } from 'node:fs/promises';
import type { ReportFormat } from '#platform/contract/report-formats.ts';
import { translate } from '#platform/i18n/translate.ts';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import type { TableRow } from '#platform/reports/tables/table-rows.ts';
import { writeTable } from '#platform/reports/tables/write-table.ts';
import { reportTable } from './report-columns.ts';
import { readEntries, type ReportEntry } from './report-entries.ts';
import { hoursPdf } from './hours-pdf.ts';
import type { ReportScope } from './report-scope.ts';
import type { Writing, Written } from './report-writing.ts';

/** Writes the hours of a report into a file, which holds a part of them only when this throws. */
export async function writeHours(
  path: string,
  format: ReportFormat,
  scope: ReportScope,
  writing: Writing,
): Promise<Written> {
  const written: Written = { lines: 0, minutes: 0 };
  const pages = countPages(readEntries(writing.database, scope), written, writing);
  if (format === 'pdf') {
    await writeFile(path, await buildPdf(await hoursPdf(pages, scope, writing)));
    return written;
  }
  const { columns, row } = reportTable(scope);
  await writeTable(path, format, {
    ...{ columns, pages: toRows(pages, row), language: scope.language, madeAt: writing.now },
    title: translate(scope.language, 'timesheets/reports:sheet'),
  });
  return written;
}

async function* countPages(
  pages: AsyncIterable<ReportEntry[]>,
  written: Written,
  { onProgress }: Writing,
): AsyncGenerator<ReportEntry[]> {
  for await (const page of pages) {
    written.lines += page.length;
    written.minutes += page.reduce((sum, { minutes }) => sum + minutes, 0);
    yield page;
    await onProgress?.(written.lines);
  }
}

async function* toRows(
  pages: AsyncIterable<ReportEntry[]>,
  row: (entry: ReportEntry) => TableRow,
): AsyncGenerator<TableRow[]> {
  for await (const page of pages) yield page.map(row);
}
