import { sql } from 'drizzle-orm';
import { compareWithProvider } from '#checkout/orders/server/provider/compare-with-provider.ts';
import type { Database } from '#platform/db/connection.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { compareRefunds } from './compare-refunds.ts';

const MOST_DIFFERENCES = 1_000;

/**
 * Where refunds, orders, ledger and provider disagree. `asksProvider` false: somebody else has said already that it is silent.
 */
export async function findRefundDifferences(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
  { asksProvider }: { asksProvider: boolean } = { asksProvider: true },
): Promise<LedgerDifference[]> {
  return [
    ...(await compareWithLedger(context.database)),
    ...(asksProvider ? await compareWithProvider(context, compareRefunds) : []),
  ];
}

/**
 * Refunds whose money did not leave the ledger, left it although the refund is not done, or came back without its counter-entry; and orders
 * that say another sum of their refunds.
 */
async function compareWithLedger(database: Database): Promise<LedgerDifference[]> {
  const { rows } = await database.execute<LedgerDifference & Record<string, unknown>>(sql`
    (select 'refund' as kind, r.id::text as about,
      (coalesce(paid.cents, 0) - case when r.state = 'done' then r.cents else 0 end)::float8 as cents, r.currency, r.workspace_id as "workspaceId"
    from refunds r
    left join lateral (
      select sum(l.cents) as cents from ledger_transactions t
      join ledger_lines l on l.transaction_id = t.id
      join ledger_accounts a on a.id = l.account_id and a.kind in ('clearing', 'bank')
      where t.idempotency_key = 'refund:' || r.id || ':returned'
        or t.type in ('refund', 'accountClosure') and t.id = (select v.ended_by from ledger_reservations v where v.id = r.reservation_id)) paid on true
    where coalesce(paid.cents, 0) <> case when r.state = 'done' then r.cents else 0 end
    order by r.id limit ${MOST_DIFFERENCES})
    union all
    (select 'refund', o.id::text, (o.refunded_cents - coalesce(done.cents, 0))::float8, o.currency, o.workspace_id
    from orders o
    left join lateral (select sum(r.cents) as cents from refunds r where r.order_id = o.id and r.state = 'done') done on true
    where o.refunded_cents <> coalesce(done.cents, 0)
    order by o.id limit ${MOST_DIFFERENCES})`);
  return rows;
}
