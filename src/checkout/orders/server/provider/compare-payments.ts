import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { Comparison } from './compare-with-provider.ts';
import { compareLists, type LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { orders } from '#checkout/orders/server/tables.ts';

/** Orders against the payments that the provider lists: those that the list speaks of, and those that it has to speak of. */
export async function comparePayments({
  database,
  provider,
  heardBy,
  compared,
  listed,
}: Comparison): Promise<LedgerDifference[]> {
  const arrived = await provider.listArrived({ since: listed, until: heardBy });
  const references = sql.param(arrived.map(({ reference }) => reference));
  const orderIds = sql.param(arrived.flatMap(({ orderId }) => orderId ?? []));
  const isOurs = or(
    sql`${orders.reference} = any(${references}::text[])`,
    sql`${orders.id}::text = any(${orderIds}::text[])`,
    and(eq(orders.state, 'paid'), gte(orders.endedAt, compared)),
  );
  const ours = await database
    .select()
    .from(orders)
    .where(and(eq(orders.provider, provider.name), isOurs));
  const known = new Map(ours.flatMap((order) => [order.id, order.reference ?? order.id].map((id) => [id, order])));
  return compareLists('provider', {
    ours: ours.map(({ id, reference, state, cents, currency, endedAt, workspaceId }) => ({
      ...{ key: reference ?? id, about: reference ?? id, cents: state === 'paid' ? cents : 0, currency, workspaceId },
      isDue: endedAt !== null && endedAt >= compared && endedAt <= heardBy,
    })),
    theirs: arrived.flatMap(({ reference, orderId, cents, currency }) => {
      const order = known.get(reference) ?? known.get(orderId ?? '');
      // Whatever else the account at the provider takes is none of ours; what is held says so itself.
      if (!order || (order.state === 'held' && order.reference === reference)) return [];
      return [{ key: reference, cents, currency, workspaceId: order.workspaceId }];
    }),
  });
}
