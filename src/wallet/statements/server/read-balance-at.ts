import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { AccountKind } from '#wallet/ledger/rules/accounts.ts';
import { startOfDay, type TransactionFilter } from './read-transactions.ts';

type Period = Pick<TransactionFilter, 'workspaceId' | 'currency' | 'from' | 'to'>;
export type KindBalances = Partial<Record<AccountKind, number>>;

/** What a company had before a period: nothing, where it has no beginning. */
export async function readOpening(database: Database, period: Period): Promise<number> {
  if (period.from === undefined) return 0;
  return sumOfKinds(await readBefore(database, period, sql`t.posted_at >= ${startOfDay(period.from)}`));
}

/** What it had at the end of a period, by kind of account. */
export function readClosing(database: Database, period: Period): Promise<KindBalances> {
  return readBefore(database, period, isAfterPeriod(period));
}

/** What it had right after one transaction of a period. */
export async function readBalanceAfter(database: Database, period: Period, transactionId: string): Promise<number> {
  const isInPeriod = period.from === undefined ? sql`true` : sql`t.posted_at >= ${startOfDay(period.from)}`;
  const isLater = sql`${isAfterPeriod(period)} or (l.transaction_id > ${transactionId}::uuid and ${isInPeriod})`;
  return sumOfKinds(await readBefore(database, period, isLater));
}

export const sumOfKinds = (balances: KindBalances) => Object.values(balances).reduce((sum, cents) => sum + cents, 0);

const isAfterPeriod = ({ to }: Period) => (to === undefined ? sql`false` : sql`t.posted_at >= ${startOfDay(to, 1)}`);

/** Today’s balances less what is later (lines `l` of transactions `t`), so that little is read of a long ledger. */
async function readBefore(database: Database, { workspaceId, currency }: Period, isLater: SQL): Promise<KindBalances> {
  const { rows } = await database.execute<{ kind: AccountKind; cents: number }>(sql`
    select a.kind, sum(b.cents - later.cents)::float8 as cents
    from ledger_accounts a join ledger_balances b on b.account_id = a.id
    cross join lateral (
      select coalesce(sum(l.cents), 0) as cents from ledger_lines l join ledger_transactions t on t.id = l.transaction_id
      where l.account_id = a.id and (${isLater})) later
    where a.workspace_id = ${workspaceId} and a.currency = ${currency} group by a.kind`);
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, cents]));
}
