import { eq, sql } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { postArrival } from '#checkout/orders/server/disputes/post-arrival.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { announceWallets } from '#wallet/ledger/server/announce-wallet.ts';
import { causeOfRefund, isByHand } from '#checkout/refunds/rules/refund-terms.ts';
import { mailRefund } from './mail-refund.ts';
import { type Refund, refunds } from './tables.ts';

interface Return {
  now: Date;
  /** Null: the provider said so. */
  actorId: string | null;
}

/**
 * A bank sent a refund back that had left. What was posted stands; a counter-entry puts the money into the wallet again, once. The company
 * may have closed its space meanwhile: then the money waits there for an administrator (`waiting.ts`).
 */
export async function returnRefund(transaction: Database, refundId: string, { now, actorId }: Return): Promise<void> {
  const [refund] = await transaction.select().from(refunds).where(eq(refunds.id, refundId)).for('update');
  if (refund?.state !== 'done') return;
  const { cents, workspaceId, orderId } = refund;
  if (orderId !== null)
    await transaction
      .update(orders)
      .set({ refundedCents: sql`${orders.refundedCents} - ${cents}` })
      .where(eq(orders.id, orderId));
  const { isWhole } = await postReturned(transaction, refund, now);
  const [returned] = await transaction
    .update(refunds)
    .set({ state: 'returned', endedAt: now, lookAt: null })
    .where(eq(refunds.id, refundId))
    .returning();
  await recordHappening(transaction, {
    ...{ name: checkoutHappenings.refundReturned, workspaceId, actorId },
    ids: { refundId },
  });
  await mailRefund(transaction, returned!, isWhole);
  await announceWaiting(transaction, { team: true });
}

/** What the company owes since a chargeback is repaid first, as by everything that arrives. */
async function postReturned(transaction: Database, refund: Refund, now: Date): Promise<{ isWhole: boolean }> {
  const { id, way, workspaceId, currency, cents } = refund;
  const arrival = { key: `refund:${id}:returned`, type: 'counterEntry' as const, cause: causeOfRefund(refund) };
  const place = isByHand(way) ? 'bank' : 'clearing';
  const posted = await postArrival(transaction, { ...arrival, workspaceId, currency, cents, place }, now);
  await announceWallets(transaction, [workspaceId]);
  return posted;
}
