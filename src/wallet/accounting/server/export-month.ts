import { type SQL, sql } from 'drizzle-orm';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { monthOf, type Period } from '#platform/calendar/month-period.ts';
import type { FileAnswer } from '#platform/contract/file-answer.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { openWritten } from '#platform/reports/tables/open-written.ts';
import type { CellKind, TableCell, TableRow } from '#platform/reports/tables/table-rows.ts';
import { tableMediaTypes, writeTable } from '#platform/reports/tables/write-table.ts';
import { type EntryPair, type KindLine, pairLines } from '#wallet/accounting/rules/pair-lines.ts';
import type { AccountKind } from '#wallet/ledger/rules/accounts.ts';
import type { TransactionType } from '#wallet/ledger/rules/posting.ts';
import { startOfDay } from '#wallet/statements/server/read-transactions.ts';

const CENTS = 100;

interface EntryColumn {
  key: string;
  kind: CellKind;
  width: number;
  cell: (entry: EntryPair & PostedTransaction, language: Language) => TableCell;
}

const accountName = (kind: AccountKind, language: Language) => translate(language, `wallet/ledger:account.${kind}`);

const columns: readonly EntryColumn[] = [
  { key: 'date', kind: 'date', width: 12, cell: ({ date }) => date },
  { key: 'debit', kind: 'text', width: 30, cell: ({ debit }, language) => accountName(debit, language) },
  { key: 'credit', kind: 'text', width: 30, cell: ({ credit }, language) => accountName(credit, language) },
  { key: 'amount', kind: 'decimal', width: 16, cell: ({ cents }) => cents / CENTS },
  { key: 'currency', kind: 'text', width: 9, cell: ({ currency }) => currency },
  {
    ...{ key: 'type', kind: 'text', width: 26 },
    cell: ({ type }, language) => translate(language, `wallet/accounting:type.${type}`),
  },
  { key: 'document', kind: 'text', width: 60, cell: ({ key }) => key },
  { key: 'invoice', kind: 'text', width: 24, cell: ({ invoice }) => invoice },
  { key: 'invoiceDate', kind: 'date', width: 12, cell: ({ invoiceDate }) => invoiceDate },
  { key: 'company', kind: 'text', width: 34, cell: ({ company }) => company },
  { key: 'professional', kind: 'text', width: 34, cell: ({ professional }) => professional },
];

/** The ledger of a month (`YYYY-MM`, in São Paulo) for bookkeeping, in the caller's language: what is written adds up to what its accounts gained and lost. */
export async function exportMonth({ database, language, now }: SignedInContext, month: string): Promise<FileAnswer> {
  async function* pages(): AsyncGenerator<TableRow[]> {
    for await (const page of readMonth(database, monthOf(`${month}-01`, 0)))
      yield page.flatMap((posted) =>
        pairLines(posted.lines).map((pair) => columns.map(({ cell }) => cell({ ...posted, ...pair }, language))),
      );
  }
  const fileName = translate(language, 'wallet/accounting:fileName');
  const table = {
    ...{ title: fileName, pages: pages(), language, madeAt: now },
    columns: columns.map(({ key, kind, width }) => ({
      header: translate(language, `wallet/accounting:column.${key}`),
      ...{ kind, width },
    })),
  };
  return {
    ...(await openWritten((path) => writeTable(path, 'csv', table))),
    mediaType: tableMediaTypes.csv,
    downloadName: `${fileName}-${month}.csv`,
  };
}

const PAGE = 1_000;

interface PostedTransaction extends Record<string, unknown> {
  id: string;
  /** To the microsecond, as the next page goes on from it. */
  place: string;
  /** In São Paulo. */
  date: string;
  type: TransactionType;
  currency: Currency;
  key: string;
  lines: KindLine[];
  company: string | null;
  professional: string | null;
  invoice: string | null;
  /** The date on the nota fiscal. */
  invoiceDate: string | null;
}

/** All that was posted in a period, oldest first, a page in memory at a time. */
export async function* readMonth(
  database: Database,
  { from, to }: Period,
  pageSize = PAGE,
): AsyncGenerator<PostedTransaction[]> {
  let beyond: SQL = sql`true`;
  for (;;) {
    const { rows } = await database.execute<PostedTransaction>(sql`
      select t.id, t.posted_at::text as place, to_char(t.posted_at at time zone ${HOME_TIME_ZONE}, 'YYYY-MM-DD') as date,
        t.type, t.currency, t.idempotency_key as key, moved.lines, moved.company, moved.professional, i.number as invoice,
        i.issued_on::text as "invoiceDate"
      from ledger_transactions t
      cross join lateral (
        select jsonb_agg(jsonb_build_object('kind', a.kind, 'cents', l.cents) order by l.position) as lines,
          string_agg(distinct w.company, ', ') as company, string_agg(distinct nullif(u.name, ''), ', ') as professional
        from ledger_lines l join ledger_accounts a on a.id = l.account_id
        left join workspaces w on w.id = a.workspace_id left join users u on u.id = a.member_id
        where l.transaction_id = t.id) moved
      left join invoices i on i.transaction_id = t.id
      where t.posted_at >= ${startOfDay(from)} and t.posted_at < ${startOfDay(to, 1)} and ${beyond}
      order by t.posted_at, t.id limit ${pageSize}`);
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < pageSize) return;
    beyond = sql`(t.posted_at, t.id) > (${last.place}::timestamptz, ${last.id}::uuid)`;
  }
}
