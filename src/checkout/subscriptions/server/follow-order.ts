import { and, eq } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { isRaise, readStart, readSubscription } from '#checkout/subscriptions/rules/plan-cause.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { mailSubscription } from './mail-subscription.ts';
import { applyChange } from './apply-change.ts';
import { subscriptions } from './tables.ts';

interface EndedOrder {
  orderId: string;
  cause: string | null;
  state: 'paid' | 'canceled';
  /** Null: it followed from a payment. */
  actorId: string | null;
  now: Date;
}

/** A plan starts with the payment of its first order, and is dropped with it; a raise starts or ends with its order. */
export async function followOrder(transaction: Database, order: EndedOrder): Promise<void> {
  if (isRaise(order.cause)) return followRaise(transaction, order);
  const subscriptionId = readStart(order.cause);
  if (subscriptionId === null) return;
  const { state, actorId, now } = order;
  const startedOn = dateInSaoPaulo(now);
  const [subscription] = await transaction
    .update(subscriptions)
    .set(
      state === 'paid'
        ? { state: 'active', startedOn, billedUntil: addMonths(startedOn, 1) }
        : { state: 'dropped', endedAt: now },
    )
    .where(and(eq(subscriptions.id, subscriptionId), eq(subscriptions.state, 'waiting')))
    .returning();
  if (!subscription) return;
  await recordHappening(transaction, {
    name: state === 'paid' ? checkoutHappenings.planStarted : checkoutHappenings.planDropped,
    ...{ workspaceId: subscription.workspaceId, actorId },
    ids: { subscriptionId },
  });
  if (state === 'paid') await mailSubscription(transaction, subscription, 'started');
}

async function followRaise(transaction: Database, { orderId, cause, state, actorId }: EndedOrder): Promise<void> {
  const where = eq(subscriptions.id, readSubscription(cause)!);
  const [plan] = await transaction.select().from(subscriptions).where(where).for('update');
  if (plan?.next?.serviceOrderId !== orderId) return;
  if (state === 'paid') await applyChange(transaction, plan, actorId);
  else await transaction.update(subscriptions).set({ next: null }).where(where);
}
