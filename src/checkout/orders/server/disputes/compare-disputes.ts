import { and, eq, gte, or, sql } from 'drizzle-orm';
import type { DisputeState } from '#checkout/orders/rules/dispute-states.ts';
import { heldReports } from '#checkout/orders/server/held/tables.ts';
import type { Comparison } from '#checkout/orders/server/provider/compare-with-provider.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { compareLists, type LedgerDifference } from '#wallet/ledger/rules/differences.ts';
import { disputes } from './tables.ts';

/** What banks took back of our payments, against the disputes that the provider lists. What is held says so itself. */
export async function compareDisputes({
  database,
  provider,
  heardBy,
  compared,
  listed,
}: Comparison): Promise<LedgerDifference[]> {
  const opened = (await provider.listDisputes(listed)).filter(({ openedAt }) => openedAt <= heardBy);
  const ids = sql.param(opened.map(({ id }) => id));
  const payments = sql.param(opened.map(({ reference }) => reference));
  const held = await database.select().from(heldReports).where(eq(heldReports.kind, 'dispute'));
  const heldIds = new Set(held.map(({ reference }) => reference));
  const isOurs = or(gte(disputes.createdAt, compared), sql`${disputes.id} = any(${ids}::text[])`);
  const ours = await database
    .select({ dispute: disputes, currency: orders.currency, workspaceId: orders.workspaceId })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .where(and(eq(orders.provider, provider.name), isOurs));
  const paid = await database
    .select({ reference: orders.reference, workspaceId: orders.workspaceId })
    .from(orders)
    .where(
      and(
        ...[eq(orders.provider, provider.name), eq(orders.state, 'paid')],
        sql`${orders.reference} = any(${payments}::text[])`,
      ),
    );
  const payers = new Map(paid.map(({ reference, workspaceId }) => [reference, workspaceId]));
  const takenOf = ({ state, cents }: { state: DisputeState; cents: number }) => (state === 'won' ? 0 : cents);
  return compareLists('disputeProvider', {
    ours: ours
      .filter(({ dispute }) => !heldIds.has(dispute.id))
      .map(({ dispute, currency, workspaceId }) => ({
        ...{ key: dispute.id, about: dispute.id, cents: takenOf(dispute), currency, workspaceId },
        isDue: dispute.createdAt >= compared && dispute.createdAt <= heardBy,
      })),
    theirs: opened
      .filter(({ id, reference }) => !heldIds.has(id) && payers.has(reference))
      .map((one) => ({
        ...{ key: one.id, cents: takenOf(one), currency: one.currency, workspaceId: payers.get(one.reference)! },
      })),
  });
}
