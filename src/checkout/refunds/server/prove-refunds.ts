import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { LedgerDifference } from '#wallet/ledger/rules/differences.ts';

const MOST_DIFFERENCES = 50;

/** Refunds whose money did not leave the ledger, or left it although the refund is not done. */
export async function findRefundDifferences(database: Database): Promise<LedgerDifference[]> {
  const { rows } = await database.execute<LedgerDifference & Record<string, unknown>>(sql`
    select 'refund' as kind, r.id::text as about,
      (coalesce(paid.cents, 0) - case when r.state = 'done' then r.cents else 0 end)::float8 as cents
    from refunds r
    left join lateral (
      select sum(l.cents) as cents from ledger_reservations v
      join ledger_transactions t on t.id = v.ended_by and t.type in ('refund', 'accountClosure')
      join ledger_lines l on l.transaction_id = t.id
      join ledger_accounts a on a.id = l.account_id and a.kind = 'clearing'
      where v.id = r.reservation_id) paid on true
    where coalesce(paid.cents, 0) <> case when r.state = 'done' then r.cents else 0 end
    order by r.id limit ${MOST_DIFFERENCES}`);
  return rows;
}
