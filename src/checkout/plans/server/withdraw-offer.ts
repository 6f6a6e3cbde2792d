import { and, eq, type SQL } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { endServiceOrder } from '#checkout/service-orders/server/pay-service-order.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { causeOfPlan } from '#checkout/subscriptions/rules/subscription-states.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';

/** The order with which a plan starts. */
export const isStartOf = (subscriptionId: string) => eq(serviceOrders.cause, causeOfPlan(subscriptionId, 'start'));

/** The open order with which a plan starts. Null: it has ended. */
export async function findStartOrder(transaction: Database, subscriptionId: string): Promise<string | null> {
  const [order] = await transaction
    .select({ id: serviceOrders.id })
    .from(serviceOrders)
    .where(and(isStartOf(subscriptionId), eq(serviceOrders.state, 'open')));
  return order?.id ?? null;
}

async function lockOrder(transaction: Database, which: SQL) {
  const [order] = await transaction.select().from(serviceOrders).where(which).for('update');
  return order?.state === 'open' ? order : null;
}

/**
 * Cancels the order with which a plan would have started or been raised, and the plan or the raise with it. Throws `checkout.planEnded`,
 * `checkout.orderBeingPaid`: a boleto that was paid takes days to arrive.
 */
export async function withdrawOffer(
  transaction: Database,
  which: SQL,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const order = await lockOrder(transaction, which);
  if (!order) throw checkoutErrors.planEnded();
  const onItsWay = and(eq(orders.serviceOrderId, order.id), eq(orders.state, 'processing'));
  if ((await transaction.$count(orders, onItsWay)) > 0) throw checkoutErrors.orderBeingPaid();
  await endServiceOrder(transaction, order, { state: 'canceled', actorId, now });
}

/**
 * Withdraws a raise that nobody has paid in time; what is paid all the same becomes credits. Its order is locked before the plan, as whoever
 * pays it does.
 */
export async function lapseRaise(transaction: Database, subscriptionId: string, now: Date): Promise<void> {
  const [plan] = await transaction.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  const { serviceOrderId = null, lapsesOn = null } = plan?.next ?? {};
  if (serviceOrderId === null || lapsesOn === null || lapsesOn > dateInSaoPaulo(now)) return;
  const order = await lockOrder(transaction, eq(serviceOrders.id, serviceOrderId));
  if (order) await endServiceOrder(transaction, order, { state: 'canceled', actorId: null, now });
}
