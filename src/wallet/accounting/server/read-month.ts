import { type SQL, sql } from 'drizzle-orm';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { Period } from '#platform/calendar/month-period.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import type { KindLine } from '#wallet/accounting/rules/pair-lines.ts';
import type { TransactionType } from '#wallet/ledger/rules/posting.ts';
import { startOfDay } from '#wallet/statements/server/read-transactions.ts';

const PAGE = 1_000;

export interface PostedTransaction extends Record<string, unknown> {
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
