import { sql } from 'drizzle-orm';
import { listHeld } from '#checkout/orders/server/held/hold-report.ts';
import { compareWithProvider } from '#checkout/orders/server/provider/compare-with-provider.ts';
import type { Database } from '#platform/db/connection.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { compareDisputes } from './disputes/compare-disputes.ts';
import { comparePayments } from './provider/compare-payments.ts';

const MOST_DIFFERENCES = 1_000;

/**
 * Where orders, ledger and provider disagree: a paid order whose credit is missing or of another amount, credit without a paid order, a
 * payment of ours that arrived at the provider and in no order, an order that is paid although the provider has no money for it, a dispute that
 * one side does not know, and what the provider reported otherwise than ordered.
 */
export async function findOrderDifferences(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
): Promise<LedgerDifference[]> {
  return [
    ...(await compareWithLedger(context.database)),
    ...(await listHeld(context.database, MOST_DIFFERENCES)),
    ...(await compareWithProvider(context, comparePayments, compareDisputes)),
  ];
}

/** One statement, so that nothing is settled between its two sides. */
async function compareWithLedger(database: Database): Promise<LedgerDifference[]> {
  const { rows } = await database.execute<LedgerDifference & Record<string, unknown>>(sql`
    (select 'uncredited' as kind, o.id::text as about,
      (coalesce(credit.cents, 0) - case when o.state = 'paid' then o.cents else 0 end)::float8 as cents, o.currency, o.workspace_id as "workspaceId"
    from orders o
    left join lateral (
      select sum(l.cents) as cents from ledger_transactions t
      join ledger_lines l on l.transaction_id = t.id
      join ledger_accounts a on a.id = l.account_id and a.kind in ('available', 'debt') and a.workspace_id = o.workspace_id
      where t.cause_id = o.id and t.cause_kind = 'order' and t.type = 'topUp') credit on true
    where coalesce(credit.cents, 0) <> case when o.state = 'paid' then o.cents else 0 end
    order by o.id limit ${MOST_DIFFERENCES})
    union all
    (select 'unpaidCredit', t.id::text,
      (select sum(l.cents) from ledger_lines l join ledger_accounts a on a.id = l.account_id and a.kind in ('available', 'debt')
        where l.transaction_id = t.id)::float8, t.currency, (select a.workspace_id from ledger_lines l
        join ledger_accounts a on a.id = l.account_id and a.workspace_id is not null where l.transaction_id = t.id limit 1)
    from ledger_transactions t
    where t.type = 'topUp' and not exists (select from orders o where o.id = t.cause_id and t.cause_kind = 'order')
    order by t.id limit ${MOST_DIFFERENCES})
    union all
    (select 'chargeback', d.id,
      (coalesce(taken.cents, 0) - case when d.state = 'won' then 0 else d.cents end)::float8, o.currency, o.workspace_id
    from disputes d join orders o on o.id = d.order_id
    left join lateral (
      select sum(l.cents) as cents from ledger_transactions t
      join ledger_lines l on l.transaction_id = t.id
      join ledger_accounts a on a.id = l.account_id and a.kind = 'clearing'
      where t.idempotency_key in ('dispute:' || d.id || ':taken', 'dispute:' || d.id || ':won')) taken on true
    where coalesce(taken.cents, 0) <> case when d.state = 'won' then 0 else d.cents end
    order by d.id limit ${MOST_DIFFERENCES})
    union all
    (select 'servicePayment', s.id::text,
      (coalesce(debit.cents, 0) + case when s.state = 'paid' then s.cents else 0 end)::float8, s.currency, s.workspace_id
    from service_orders s
    left join lateral (
      select sum(l.cents) as cents from ledger_transactions t
      join ledger_lines l on l.transaction_id = t.id
      join ledger_accounts a on a.id = l.account_id and a.kind = 'available' and a.workspace_id = s.workspace_id
      where t.cause_id = s.id and t.cause_kind = 'order' and t.type in ('purchase', 'penalty')) debit on true
    where s.type <> 'credits' and coalesce(debit.cents, 0) <> case when s.state = 'paid' then -s.cents else 0 end
    order by s.id limit ${MOST_DIFFERENCES})`);
  return rows;
}
