import { writeFile } from 'node:fs/promises';
import { and, eq } from 'drizzle-orm';
import { findPerson } from '#accounts/server/queries.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { ReportMaker, ReportWriting } from '#platform/reports/background/make-report.ts';
import { reportJobsOf } from '#platform/reports/background/report-jobs.ts';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import { reportMediaTypes } from '#platform/reports/report-media-types.ts';
import type { CellKind, TableCell, TableRow } from '#platform/reports/tables/table-rows.ts';
import { writeTable } from '#platform/reports/tables/write-table.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import type { LinesFilter, WalletLine } from '#wallet/statements/contract.ts';
import { sumOfLines, withBalances } from '#wallet/statements/rules/statement-lines.ts';
import { companyOnPaper } from '#wallet/statements/server/company-on-paper.ts';
import { linesOf, readClosing, readOpening, sumOfKinds } from '#wallet/statements/server/read-lines.ts';
import {
  type CompanyTransaction,
  countTransactions,
  describeTransactions,
  readTransactions,
  type TransactionFilter,
} from '#wallet/statements/server/read-transactions.ts';
import { walletFiles } from '#wallet/statements/server/tables.ts';
import { findWorkspaceWithin } from '#workspaces/server/queries.ts';
import { MAKE_WALLET_FILE, WALLET_FILE_KIND, type FileRow, filesOfWallets, transactionsOf } from './file-queries.ts';
import { balanceParts, type FileOnPaper, type FileSum, statementPdf, sumOnPaper } from './statement-pdf.ts';

const maker: ReportMaker<FileRow, FileOnPaper> = {
  reports: filesOfWallets,
  fileKind: WALLET_FILE_KIND,
  find: async (database, row) => {
    const [person, space] = await Promise.all([
      findPerson(database, row.userId),
      findWorkspaceWithin(database, { every: true }, row.workspaceId),
    ]);
    return person && space && { ...row, brand: person.brand, receiver: companyOnPaper(space) };
  },
  count: (database, file) => countTransactions(database, transactionsOf(file)),
  write: writeLines,
  mediaType: ({ format }) => reportMediaTypes[format],
  replaced: ({ userId, workspaceId }) => and(eq(walletFiles.userId, userId), eq(walletFiles.workspaceId, workspaceId)),
  tell: (transaction, { workspaceId, userId }) =>
    recordHappening(transaction, {
      ...{ name: walletHappenings.fileReady, workspaceId, actorId: userId },
      ids: {},
    }),
};

export const walletFileJobs = reportJobsOf({ make: MAKE_WALLET_FILE, maintain: 'maintain-wallet-files' }, maker);

/**
 * Whether a file would have more than `most` lines. With a filter, many transactions leave none, so pages of them are read until there are
 * more lines than that, or no more transactions; one page is in memory at a time.
 */
export async function hasMoreLines(
  database: Database,
  transactions: TransactionFilter,
  { view, types, most }: Pick<LinesFilter, 'view' | 'types'> & { most: number },
): Promise<boolean> {
  let count = 0;
  for await (const page of readPages(database, transactions)) {
    count += page.flatMap((transaction) => linesOf(transaction, view, types)).length;
    if (count > most) return true;
  }
  return false;
}

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
async function writeLines(path: string, file: FileOnPaper, writing: ReportWriting) {
  const { database, ports, settings, now, onProgress } = writing;
  const { view, format, language } = file;
  const filter = transactionsOf(file);
  const opening = file.types.length === 0 ? await readOpening(database, filter) : null;
  const written = { lines: 0, cents: 0 };
  async function* pages(): AsyncGenerator<WalletLine[]> {
    let read = 0;
    for await (const page of readPages(database, filter)) {
      const described = await describeTransactions({ database, ports, language }, page);
      const bare = described.flatMap((transaction) => linesOf(transaction, view, file.types));
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
