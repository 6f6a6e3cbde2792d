import { and, eq, inArray } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { endServiceOrder } from '#checkout/service-orders/server/pay-service-order.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { causeOfPlan } from '#checkout/subscriptions/rules/plan-cause.ts';
import type { Database } from '#platform/db/connection.ts';

/** The open order with which a plan starts. Null: it has ended. */
export async function findStartOrder(transaction: Database, subscriptionId: string): Promise<string | null> {
  const [order] = await transaction
    .select({ id: serviceOrders.id })
    .from(serviceOrders)
    .where(and(eq(serviceOrders.cause, causeOfPlan(subscriptionId, 'start')), eq(serviceOrders.state, 'open')));
  return order?.id ?? null;
}

interface Dropper {
  actorId: string;
  now: Date;
}

/** Cancels the order with which a plan would have started, and the plan with it. Throws `checkout.orderBeingPaid`, `checkout.planEnded`. */
export async function dropWaiting(transaction: Database, subscriptionId: string, dropper: Dropper): Promise<void> {
  const [order] = await transaction
    .select()
    .from(serviceOrders)
    .where(eq(serviceOrders.cause, causeOfPlan(subscriptionId, 'start')))
    .for('update');
  if (order?.state !== 'open') throw checkoutErrors.planEnded();
  // A boleto that was paid takes days to arrive.
  const onItsWay = and(eq(orders.serviceOrderId, order.id), inArray(orders.state, ['processing']));
  if ((await transaction.$count(orders, onItsWay)) > 0) throw checkoutErrors.orderBeingPaid();
  await endServiceOrder(transaction, order, { state: 'canceled', ...dropper });
}
