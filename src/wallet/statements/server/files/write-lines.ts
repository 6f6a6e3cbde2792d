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
import { sumOfLines, withBalances } from '#wallet/statements/rules/running-balance.ts';
import { describeTransactions } from '#wallet/statements/server/describe-transactions.ts';
import { readClosing, readOpening, sumOfKinds } from '#wallet/statements/server/read-balance-at.ts';
import { linesOf } from '#wallet/statements/server/read-lines.ts';
import {
  type CompanyTransaction,
  readTransactions,
  type TransactionFilter,
} from '#wallet/statements/server/read-transactions.ts';
import { transactionsOf } from './file-queries.ts';
import { balanceParts, type FileSum, sumOnPaper } from './file-sums.ts';
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
  {
    ...{ key: 'balance', kind: 'decimal', width: 16 },
    cell: ({ balanceCents }) => (balanceCents === null ? null : balanceCents / CENTS),
  },
  { key: 'currency', kind: 'text', width: 9, cell: ({ currency }) => currency },
  { key: 'transaction', kind: 'text', width: 38, cell: ({ transactionId }) => transactionId },
  { key: 'invoice', kind: 'text', width: 24, cell: ({ invoice }) => invoice?.number ?? null },
  { key: 'invoiceDate', kind: 'date', width: 12, cell: ({ invoice }) => invoice?.issuedOn ?? null },
];

const clockParts = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: HOME_TIME_ZONE, dateStyle: 'short', timeStyle: 'short' },
});

/** `YYYY-MM-DDTHH:MM` in São Paulo. */
const wallClock = (at: string) => clockParts.format(new Date(at)).replace(' ', 'T');

/** Writes all lines that match, oldest first; of a table, a page of them is in memory at a time. */
export async function writeLines(path: string, file: FileOnPaper, writing: ReportWriting) {
  const { database, ports, settings, now, onProgress } = writing;
  const { view, format, language } = file;
  const filter = transactionsOf(file);
  const opening = file.types.length === 0 ? await readOpening(database, filter) : null;
  const written = { lines: 0, cents: 0 };
  async function* pages(): AsyncGenerator<WalletLine[]> {
    let read = 0;
    for await (const page of readPages(database, filter)) {
      const described = await describeTransactions({ database, ports, language }, page);
      const bare = described.flatMap((transaction) => linesOf(transaction, view, file));
      const lines = withBalances(bare, opening === null ? null : opening + written.cents);
      written.lines += lines.length;
      written.cents += sumOfLines(lines);
      yield lines;
      read += page.length;
      await onProgress?.(read);
    }
  }
  /** What stands below the lines. */
  async function readEnd(): Promise<FileSum[]> {
    if (opening === null) return [];
    const kinds = await readClosing(database, filter);
    const closing = opening + written.cents;
    // Money that moved while the lines were read is in the next file, and so is where it stands then.
    const parts = sumOfKinds(kinds) === closing ? balanceParts(kinds) : [];
    return [['closing', closing], ...parts];
  }
  const start: FileSum[] = opening === null ? [] : [['opening', opening]];
  if (format === 'pdf') {
    const lines: WalletLine[] = [];
    for await (const page of pages()) lines.push(...page);
    const balances = { start, end: await readEnd() };
    await writeFile(path, await buildPdf(statementPdf(lines, file, { issuer: settings.issuer, now, balances })));
    return written;
  }
  await writeTable(path, format, {
    pages: toRows(pages(), { start, readEnd, language }),
    ...{ language, madeAt: now },
    title: translate(language, `wallet/statements:tab.${view}`),
    columns: columns.map(({ key, kind, width }) => ({
      header: translate(language, `wallet/statements:column.${key}`),
      ...{ kind, width },
    })),
  });
  return written;
}

interface AroundRows {
  start: readonly FileSum[];
  readEnd: () => Promise<FileSum[]>;
  language: Language;
}

async function* toRows(
  pages: AsyncIterable<WalletLine[]>,
  { start, readEnd, language }: AroundRows,
): AsyncGenerator<TableRow[]> {
  const sumRow = ([name, cents]: FileSum) => {
    const cells: Record<string, TableCell> = { type: sumOnPaper(name, language), balance: cents / CENTS };
    return columns.map(({ key }) => cells[key] ?? null);
  };
  yield start.map(sumRow);
  for await (const page of pages) yield page.map((line) => columns.map(({ cell }) => cell(line, language)));
  yield (await readEnd()).map(sumRow);
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
