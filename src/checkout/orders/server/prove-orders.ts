import { and, eq, gte, sql } from 'drizzle-orm';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import { tryToCompare } from '#checkout/orders/server/provider/try-to-compare.ts';
import type { Database } from '#platform/db/connection.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { amountOf, type LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { orders } from './tables.ts';

const HOUR_MS = 3_600_000;
/** An order hears of its payment within the hour. */
const HEARD_AFTER_MS = HOUR_MS;
/** Older ones were compared by the proofs before. */
const COMPARED_DAYS = 40;
/** After a long outage an order hears late: money of up to so many days before it is looked for. */
const HEARD_LATE_DAYS = 10;
const MOST_DIFFERENCES = 50;

/**
 * Where orders, ledger and provider disagree: a paid order whose credit is missing or of another amount, credit without a paid order, a
 * payment that arrived at the provider and in no order, and an order that is paid although the provider has no money for it.
 */
export async function findOrderDifferences(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
): Promise<LedgerDifference[]> {
  return [...(await compareWithLedger(context.database)), ...(await tryToCompare(context, compareWithProvider))];
}

/** One statement, so that nothing is settled between its two sides. */
async function compareWithLedger(database: Database): Promise<LedgerDifference[]> {
  const { rows } = await database.execute<LedgerDifference & Record<string, unknown>>(sql`
    (select 'uncredited' as kind, o.id::text as about,
      (coalesce(credit.cents, 0) - case when o.state = 'paid' then o.cents else 0 end)::float8 as cents, o.currency
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
        where l.transaction_id = t.id)::float8, t.currency
    from ledger_transactions t
    where t.type = 'topUp' and not exists (select from orders o where o.id = t.cause_id and t.cause_kind = 'order')
    order by t.id limit ${MOST_DIFFERENCES})
    union all
    (select 'chargeback', d.id,
      (coalesce(taken.cents, 0) - case when d.state = 'won' then 0 else d.cents end)::float8, o.currency
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
      (coalesce(debit.cents, 0) + case when s.state = 'paid' then s.cents else 0 end)::float8, s.currency
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

async function compareWithProvider(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
): Promise<LedgerDifference[]> {
  const provider = findProvider(context);
  if (!provider) return [];
  const { database, now } = context;
  const until = new Date(now.getTime() - HEARD_AFTER_MS);
  const compared = new Date(now.getTime() - COMPARED_DAYS * 24 * HOUR_MS);
  const since = new Date(compared.getTime() - HEARD_LATE_DAYS * 24 * HOUR_MS);
  const arrived = await provider.listArrived({ since, until });
  const paid = await database
    .select({ reference: orders.reference, cents: orders.cents, currency: orders.currency, endedAt: orders.endedAt })
    .from(orders)
    .where(and(eq(orders.provider, provider.name), eq(orders.state, 'paid'), gte(orders.endedAt, since)));
  const centsOfPaid = new Map(paid.map(({ reference, cents }) => [reference, cents]));
  const centsArrived = new Map(arrived.map(({ reference, cents }) => [reference, cents]));
  const unheard = arrived.flatMap(({ reference, cents, currency }): LedgerDifference[] => {
    const off = (centsOfPaid.get(reference) ?? 0) - cents;
    return off === 0 ? [] : [{ kind: 'provider', about: reference, ...amountOf(off, currency) }];
  });
  const unbacked = paid.flatMap(({ reference, cents, currency, endedAt }): LedgerDifference[] =>
    endedAt! > until || endedAt! < compared || centsArrived.has(reference!)
      ? []
      : [{ kind: 'provider', about: reference!, cents, currency }],
  );
  return [...unheard, ...unbacked].slice(0, MOST_DIFFERENCES);
}
