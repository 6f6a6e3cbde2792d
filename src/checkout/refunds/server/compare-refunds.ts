import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { Comparison } from '#checkout/orders/server/provider/compare-with-provider.ts';
import type { ListedRefund } from '#checkout/orders/server/provider/payment-provider.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { compareLists, type LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { type Refund, refunds } from './tables.ts';

/** Our refunds against those that the provider lists: what came back, what it does not know, and what somebody made in its dashboard. */
export async function compareRefunds(comparison: Comparison): Promise<LedgerDifference[]> {
  const { provider, now, heardBy, compared, listed } = comparison;
  const made = await provider.listRefunds({ since: listed, until: now });
  const ours = await readOurs(comparison, made);
  const known = new Map(ours.flatMap((refund) => [refund.id, refund.reference ?? refund.id].map((id) => [id, refund])));
  const ownOf = ({ reference, refundId }: ListedRefund) => known.get(reference) ?? known.get(refundId ?? '');
  const payers = await readPayers(comparison, made);
  // What waits is set aside and settled by itself, so it differs from nothing yet.
  const isHeard = ({ endedAt }: Refund) => endedAt !== null && endedAt <= heardBy;
  const foreign = made.filter((one) => !ownOf(one) && payers.has(one.payment));
  return [
    ...compareLists('foreignRefund', {
      ours: [],
      theirs: foreign.map((one) => ({ ...asListed(one, one.reference), workspaceId: payers.get(one.payment)! })),
    }),
    ...compareLists('refundProvider', {
      ours: ours.filter(isHeard).map(({ id, state, cents, currency, createdAt, workspaceId }) => ({
        ...{ key: id, about: id, cents: state === 'done' ? cents : 0, currency, workspaceId },
        isDue: createdAt >= compared,
      })),
      theirs: made.flatMap((one) => {
        const own = ownOf(one);
        return own && isHeard(own) ? [asListed(one, own.id)] : [];
      }),
    }),
  ];
}

const asListed = ({ reported, cents, currency }: ListedRefund, key: string) => ({
  ...{ key, cents: reported === 'failed' ? 0 : cents, currency },
});

/** Whose credits the payments in the list are; whatever else the account at the provider turns back is none of ours. */
async function readPayers(
  { database, provider }: Comparison,
  made: readonly ListedRefund[],
): Promise<Map<string | null, string>> {
  const payments = sql.param(made.flatMap(({ payment }) => payment ?? []));
  const isListed = sql`${orders.reference} = any(${payments}::text[])`;
  const rows = await database
    .select({ reference: orders.reference, workspaceId: orders.workspaceId })
    .from(orders)
    .where(and(eq(orders.provider, provider.name), eq(orders.state, 'paid'), isListed));
  return new Map(rows.map(({ reference, workspaceId }) => [reference, workspaceId]));
}

/** Reads our refunds that the list speaks of, and those that it has to speak of. */
async function readOurs(
  { database, provider, compared }: Comparison,
  made: readonly ListedRefund[],
): Promise<Refund[]> {
  const references = sql.param(made.map(({ reference }) => reference));
  const refundIds = sql.param(made.flatMap(({ refundId }) => refundId ?? []));
  const isOurs = or(
    sql`${refunds.reference} = any(${references}::text[])`,
    sql`${refunds.id}::text = any(${refundIds}::text[])`,
    and(eq(refunds.state, 'done'), gte(refunds.createdAt, compared)),
  );
  const rows = await database
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(and(eq(orders.provider, provider.name), isOurs));
  return rows.map(({ refund }) => refund);
}
