import { and, eq } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { isRaise, readStart, readSubscription } from '#checkout/subscriptions/rules/subscription-states.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { type Subscription, subscriptions } from './tables.ts';
import { recordPlan, tellOfPlan } from './tell-of-plan.ts';

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
  const [plan] = await transaction
    .update(subscriptions)
    .set(
      state === 'paid'
        ? { state: 'active', startedOn, billedUntil: addMonths(startedOn, 1) }
        : { state: 'dropped', endedAt: now },
    )
    .where(and(eq(subscriptions.id, subscriptionId), eq(subscriptions.state, 'waiting')))
    .returning();
  if (!plan) return;
  if (state === 'paid') await tellOfPlan(transaction, plan, 'started', actorId);
  else await recordPlan(transaction, checkoutHappenings.planDropped, plan, actorId);
}

async function followRaise(transaction: Database, { orderId, cause, state, actorId }: EndedOrder): Promise<void> {
  const where = eq(subscriptions.id, readSubscription(cause)!);
  const [plan] = await transaction.select().from(subscriptions).where(where).for('update');
  if (plan?.next?.serviceOrderId !== orderId) return;
  if (state === 'paid') await applyChange(transaction, plan, actorId);
  else await transaction.update(subscriptions).set({ next: null }).where(where);
}

/** Makes the change that waits, of a locked plan, and tells its company. `actorId` null: time or a payment made it. */
export async function applyChange(
  transaction: Database,
  plan: Subscription,
  actorId: string | null,
): Promise<Subscription> {
  const { planId, monthlyCents, includedUnits, unitCents, termsVersion } = plan.next!;
  const [changed] = await transaction
    .update(subscriptions)
    .set({ planId, monthlyCents, includedUnits, unitCents, termsVersion, next: null })
    .where(eq(subscriptions.id, plan.id))
    .returning();
  await tellOfPlan(transaction, changed!, 'changed', actorId);
  return changed!;
}
