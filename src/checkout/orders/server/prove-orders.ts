import { and, eq, gte, or, sql } from 'drizzle-orm';
import { listHeld } from '#checkout/orders/server/held/hold-report.ts';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import type { ListedPayment, ProviderName } from '#checkout/orders/server/provider/payment-provider.ts';
import { tryToCompare } from '#checkout/orders/server/provider/try-to-compare.ts';
import type { Database } from '#platform/db/connection.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import { amountOf, type LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { type Order, orders } from './tables.ts';

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
 * payment of ours that arrived at the provider and in no order, an order that is paid although the provider has no money for it, and what the provider
 * reported otherwise than ordered.
 */
export async function findOrderDifferences(
  context: Pick<JobContext, 'database' | 'settings' | 'now'>,
): Promise<LedgerDifference[]> {
  return [
    ...(await compareWithLedger(context.database)),
    ...(await listHeld(context.database, MOST_DIFFERENCES)),
    ...(await tryToCompare(context, compareWithProvider)),
  ];
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
  const ours = await readOurs(database, provider.name, { arrived, since });
  const known = new Map(ours.flatMap((order) => [order.id, order.reference ?? order.id].map((id) => [id, order])));
  const unbooked = arrived.flatMap((payment): LedgerDifference[] => {
    const { reference, orderId } = payment;
    const order = known.get(reference) ?? known.get(orderId ?? '');
    // Whatever else the account at the provider takes is none of ours; what is held says so itself.
    const off = order ? bookedOf(order, payment) - payment.cents : 0;
    if (off === 0 || (order?.state === 'held' && order.reference === reference)) return [];
    return [{ kind: 'provider', about: reference, ...amountOf(off, payment.currency) }];
  });
  const references = new Set(arrived.map(({ reference }) => reference));
  const unbacked = ours.flatMap(({ state, reference, cents, currency, endedAt }): LedgerDifference[] =>
    state !== 'paid' || endedAt! > until || endedAt! < compared || references.has(reference!)
      ? []
      : [{ kind: 'provider', about: reference!, cents, currency }],
  );
  return [...unbooked, ...unbacked].slice(0, MOST_DIFFERENCES);
}

/** How much of a payment is credited, in its own currency. */
function bookedOf({ state, reference, cents, currency }: Order, payment: ListedPayment): number {
  return state === 'paid' && reference === payment.reference && currency === payment.currency ? cents : 0;
}

/** Reads our orders that the list speaks of, and those that it has to speak of. */
function readOurs(
  database: Database,
  provider: ProviderName,
  { arrived, since }: { arrived: readonly ListedPayment[]; since: Date },
): Promise<Order[]> {
  const references = sql.param(arrived.map(({ reference }) => reference));
  const orderIds = sql.param(arrived.flatMap(({ orderId }) => orderId ?? []));
  return database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.provider, provider),
        or(
          sql`${orders.reference} = any(${references}::text[])`,
          sql`${orders.id}::text = any(${orderIds}::text[])`,
          and(eq(orders.state, 'paid'), gte(orders.endedAt, since)),
        ),
      ),
    );
}
