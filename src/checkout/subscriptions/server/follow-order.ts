import { and, eq } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { readStart } from '#checkout/subscriptions/rules/plan-cause.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { mailSubscription } from './mail-subscription.ts';
import { subscriptions } from './tables.ts';

interface EndedOrder {
  cause: string | null;
  state: 'paid' | 'canceled';
  /** Null: it followed from a payment. */
  actorId: string | null;
  now: Date;
}

/** A plan starts with the payment of its first order, and is dropped with it. */
export async function followOrder(transaction: Database, order: EndedOrder): Promise<void> {
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
