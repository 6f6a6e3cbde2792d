import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { writeCsv } from '#platform/reports/tables/csv.ts';
import { openWritten } from '#platform/reports/tables/open-written.ts';
import type { CellKind, TableCell, TableRow } from '#platform/reports/tables/table-rows.ts';
import { writeXlsx } from '#platform/reports/tables/xlsx.ts';
import { walletErrors } from '#wallet/errors.ts';
import type { WalletLine } from '#wallet/statements/contract.ts';
import { transactionsWith } from '#wallet/statements/rules/statement-lines.ts';
import { requireWalletSpace } from './find-wallet-space.ts';
import { type LinesFilter, linesOf } from './read-lines.ts';
import { readTransactions } from './read-transactions.ts';

const PAGE = 1_000;
/** More of a statement than anybody reads at once; a narrower period gets the rest. */
export const MOST_LINES = 20_000;
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
  { key: 'hours', kind: 'decimal', width: 9, cell: ({ minutes }) => (minutes === null ? null : minutes / 60) },
  { key: 'amount', kind: 'decimal', width: 16, cell: ({ cents }) => cents / CENTS },
  { key: 'currency', kind: 'text', width: 9, cell: ({ currency }) => currency },
  { key: 'transaction', kind: 'text', width: 38, cell: ({ transactionId }) => transactionId },
];

/** `YYYY-MM-DDTHH:MM` in São Paulo. */
function wallClock(at: string): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: HOME_TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });
  return parts.format(new Date(at)).replace(' ', 'T');
}

/** All lines that match, oldest first. Throws `wallet.tooManyLines` beyond what a file takes. */
export async function writeLines(
  context: SignedInContext,
  { format, userId, ...filter }: LinesFilter & { format: 'csv' | 'xlsx' },
): Promise<FileAnswer> {
  const { language, now } = context;
  const { id: workspaceId } = await requireWalletSpace(context, userId);
  const pages = countLines(readPages(context, workspaceId, filter), language);
  const head = columns.map(({ key, kind, width }) => ({
    header: translate(language, `wallet/statements:column.${key}`),
    kind,
    width,
  }));
  const file = await openWritten((path) =>
    format === 'csv'
      ? pipeline(
          Readable.from(writeCsv(head, pages, language), { objectMode: false }),
          createWriteStream(path, { mode: 0o600 }),
        )
      : writeXlsx(path, {
          columns: head,
          pages,
          madeAt: now,
          title: translate(language, `wallet/statements:tab.${filter.view}`),
        }),
  );
  return {
    ...file,
    mediaType:
      format === 'csv'
        ? 'text/csv; charset=utf-8'
        : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    downloadName: `${translate(language, `wallet/statements:fileName.${filter.view}`)}.${format}`,
  };
}

async function* countLines(pages: AsyncIterable<WalletLine[]>, language: Language): AsyncGenerator<TableRow[]> {
  let count = 0;
  for await (const lines of pages) {
    count += lines.length;
    if (count > MOST_LINES) throw walletErrors.tooManyLines({ count: MOST_LINES });
    yield lines.map((line) => columns.map(({ cell }) => cell(line, language)));
  }
}

async function* readPages(
  { database }: SignedInContext,
  workspaceId: string,
  { view, ...filter }: Omit<LinesFilter, 'userId'>,
): AsyncGenerator<WalletLine[]> {
  const { currency, from, to, types } = filter;
  const wanted = { workspaceId, currency, from, to, types: transactionsWith(types) };
  let after: string | null = null;
  for (;;) {
    const page = await readTransactions(database, wanted, { after, limit: PAGE, newestFirst: false });
    yield page.flatMap((transaction) => linesOf(transaction, view, filter));
    if (page.length < PAGE) return;
    after = page.at(-1)!.id;
  }
}
