import { writeFile } from 'node:fs/promises';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { ReportWriting } from '#platform/reports/background/make-report.ts';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import type { CellKind, TableCell, TableRow } from '#platform/reports/tables/table-rows.ts';
import { writeTable } from '#platform/reports/tables/write-table.ts';
import type { WalletLine } from '#wallet/statements/contract.ts';
import { describeTransactions } from '#wallet/statements/server/describe-transactions.ts';
import { linesOf } from '#wallet/statements/server/read-lines.ts';
import {
  type CompanyTransaction,
  readTransactions,
  type TransactionFilter,
} from '#wallet/statements/server/read-transactions.ts';
import { transactionsOf } from './file-queries.ts';
import { type FileOnPaper, statementPdf } from './statement-pdf.ts';

const PAGE = 1_000;
const CENTS = 100;

interface FileColumn {
  key: string;
  kind: CellKind;
  width: number;
  cell: (line: WalletLine, language: Language) => TableCell;
}

const columns: readonly FileColumn[] = [
  { key: 'date', kind: 'moment', width: 17, cell: ({ at }) => wallClock(at) },
  {
    key: 'type',
    kind: 'text',
    width: 22,
    cell: ({ type }, language) => translate(language, `wallet/statements:type.${type}`),
  },
  { key: 'project', kind: 'text', width: 40, cell: ({ project }) => project?.title ?? null },
  { key: 'description', kind: 'text', width: 34, cell: ({ description }) => description },
  { key: 'hours', kind: 'decimal', width: 9, cell: ({ minutes }) => (minutes === null ? null : minutes / 60) },
  { key: 'amount', kind: 'decimal', width: 16, cell: ({ cents }) => cents / CENTS },
  { key: 'currency', kind: 'text', width: 9, cell: ({ currency }) => currency },
  { key: 'transaction', kind: 'text', width: 38, cell: ({ transactionId }) => transactionId },
  { key: 'invoice', kind: 'text', width: 24, cell: ({ invoice }) => invoice?.number ?? null },
];

const clockParts = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: HOME_TIME_ZONE, dateStyle: 'short', timeStyle: 'short' },
});

/** `YYYY-MM-DDTHH:MM` in São Paulo. */
const wallClock = (at: string) => clockParts.format(new Date(at)).replace(' ', 'T');

/** Writes all lines that match, oldest first; of a table, a page of them is in memory at a time. */
export async function writeLines(path: string, file: FileOnPaper, { database, ports, now, onProgress }: ReportWriting) {
  const { view, format, language } = file;
  const written = { lines: 0, cents: 0 };
  async function* pages(): AsyncGenerator<WalletLine[]> {
    let read = 0;
    for await (const page of readPages(database, transactionsOf(file))) {
      const described = await describeTransactions({ database, ports, language }, page);
      const lines = described.flatMap((transaction) => linesOf(transaction, view, file));
      written.lines += lines.length;
      written.cents += lines.reduce((sum, { cents }) => sum + cents, 0);
      yield lines;
      read += page.length;
      await onProgress?.(read);
    }
  }
  if (format === 'pdf') {
    await writeFile(path, await buildPdf(await statementPdf(pages(), file, now)));
    return written;
  }
  await writeTable(path, format, {
    ...{ pages: toRows(pages(), language), language, madeAt: now },
    title: translate(language, `wallet/statements:tab.${view}`),
    columns: columns.map(({ key, kind, width }) => ({
      header: translate(language, `wallet/statements:column.${key}`),
      ...{ kind, width },
    })),
  });
  return written;
}

async function* toRows(pages: AsyncIterable<WalletLine[]>, language: Language): AsyncGenerator<TableRow[]> {
  for await (const page of pages) yield page.map((line) => columns.map(({ cell }) => cell(line, language)));
}

/** Each page begins behind the last transaction of the one before, so that a late one takes no longer than the first. */
export async function* readPages(
  database: Database,
  filter: TransactionFilter,
  pageSize = PAGE,
): AsyncGenerator<CompanyTransaction[]> {
  let after: string | null = null;
  for (;;) {
    const page: CompanyTransaction[] = await readTransactions(database, filter, {
      ...{ after, limit: pageSize, newestFirst: false },
    });
    yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)!.id;
  }
}
