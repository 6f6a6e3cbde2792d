import { writeFile } from 'node:fs/promises';
import { findPerson } from '#accounts/server/queries.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import { PDF_LINES } from '#platform/contract/report-formats.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { buildPdf } from '#platform/reports/build-pdf.ts';
import { reportMediaTypes } from '#platform/reports/report-media-types.ts';
import { openWritten } from '#platform/reports/tables/open-written.ts';
import type { CellKind, TableCell, TableRow } from '#platform/reports/tables/table-rows.ts';
import { writeTable } from '#platform/reports/tables/write-table.ts';
import { walletErrors } from '#wallet/errors.ts';
import type { FileRequest, WalletLine } from '#wallet/statements/contract.ts';
import { sumOfLines, transactionsWith, withBalances } from '#wallet/statements/rules/statement-lines.ts';
import { companyOnPaper } from '#wallet/statements/server/company-on-paper.ts';
import { linesOf, readClosing, readOpening, sumOfKinds } from '#wallet/statements/server/read-lines.ts';
import {
  type CompanyTransaction,
  describeTransactions,
  readTransactions,
  type TransactionFilter,
} from '#wallet/statements/server/read-transactions.ts';
import { requireWalletSpace } from '#wallet/statements/server/read-wallets.ts';
import { balanceParts, type FileSum, statementPdf, sumOnPaper } from './statement-pdf.ts';

/** What a call answers at once; a longer period is asked for in parts. */
const MOST_TRANSACTIONS = 50_000;

/**
 * All lines that match as a file, oldest first. Throws `wallet.noLinesFound`, and for what is too long `wallet.tooManyLines` or
 * `platform.tooLongForPdf`: with a filter many transactions leave no line, so lines are counted as they are written.
 */
export async function writeWalletFile(context: SignedInContext, request: FileRequest): Promise<FileAnswer> {
  const { database, session, settings, language, now } = context;
  const { view, format, currency, types, from, to } = request;
  const space = await requireWalletSpace(context, request.userId);
  const filter = { workspaceId: space.id, currency, from, to, types: transactionsWith(types) };
  const opening = types.length === 0 ? await readOpening(database, filter) : null;
  const written = { lines: 0, cents: 0 };
  async function* pages(): AsyncGenerator<WalletLine[]> {
    let read = 0;
    for await (const page of readPages(database, filter)) {
      read += page.length;
      if (read > MOST_TRANSACTIONS) throw walletErrors.tooManyLines({ count: MOST_TRANSACTIONS });
      const described = await describeTransactions(context, page);
      const bare = described.flatMap((transaction) => linesOf(transaction, view, types));
      const lines = withBalances(bare, opening === null ? null : opening + written.cents);
      written.lines += lines.length;
      written.cents += sumOfLines(lines);
      if (format === 'pdf' && written.lines > PDF_LINES) throw platformErrors.tooLongForPdf({ count: PDF_LINES });
      yield lines;
    }
    if (written.lines === 0) throw walletErrors.noLinesFound();
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
  async function write(path: string): Promise<void> {
    if (format === 'pdf') {
      const lines: WalletLine[] = [];
      for await (const page of pages()) lines.push(...page);
      const person = await findPerson(database, session.userId);
      const paper = { ...request, id: newId(), language, brand: person!.brand, receiver: companyOnPaper(space) };
      const balances = { start, end: await readEnd() };
      await writeFile(path, await buildPdf(statementPdf(lines, paper, { issuer: settings.issuer, now, balances })));
    } else
      await writeTable(path, format, {
        pages: toRows(pages(), { start, readEnd, language }),
        ...{ language, madeAt: now },
        title: translate(language, `wallet/statements:tab.${view}`),
        columns: columns.map(({ key, kind, width }) => ({
          header: translate(language, `wallet/statements:column.${key}`),
          ...{ kind, width },
        })),
      });
  }
  return {
    ...(await openWritten(write)),
    mediaType: reportMediaTypes[format],
    downloadName: `${translate(language, `wallet/statements:fileName.${view}`)}.${format}`,
  };
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
