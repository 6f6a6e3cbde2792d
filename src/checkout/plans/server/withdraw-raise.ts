import { and, eq } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { endServiceOrder } from '#checkout/service-orders/server/pay-service-order.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';

interface Withdrawal {
  actorId: string | null;
  /** Somebody asks for it; otherwise its time is over, and what is paid all the same becomes credits. */
  isAsked: boolean;
  now: Date;
}

/** Cancels the order of a raise, and the change with it. Throws `checkout.planEnded`, `checkout.orderBeingPaid`. */
export async function withdrawRaise(
  transaction: Database,
  serviceOrderId: string,
  { actorId, isAsked, now }: Withdrawal,
): Promise<void> {
  const [order] = await transaction
    .select()
    .from(serviceOrders)
    .where(eq(serviceOrders.id, serviceOrderId))
    .for('update');
  if (order?.state !== 'open') {
    if (isAsked) throw checkoutErrors.planEnded();
    return;
  }
  const onItsWay = and(eq(orders.serviceOrderId, serviceOrderId), eq(orders.state, 'processing'));
  if (isAsked && (await transaction.$count(orders, onItsWay)) > 0) throw checkoutErrors.orderBeingPaid();
  await endServiceOrder(transaction, order, { state: 'canceled', actorId, now });
}

/** Withdraws a raise that nobody has paid in time. Its order is locked before the plan, as whoever pays it does. */
export async function lapseRaise(transaction: Database, subscriptionId: string, now: Date): Promise<void> {
  const [plan] = await transaction.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  const { serviceOrderId = null, lapsesOn = null } = plan?.next ?? {};
  if (serviceOrderId === null || lapsesOn === null || lapsesOn > dateInSaoPaulo(now)) return;
  await withdrawRaise(transaction, serviceOrderId, { actorId: null, isAsked: false, now });
}
