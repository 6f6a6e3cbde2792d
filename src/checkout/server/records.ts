import { and, asc, eq, inArray, like, notLike } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { changeState } from '#checkout/orders/server/settle-order.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { endServiceOrder } from '#checkout/service-orders/server/pay-service-order.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { offersOfPlans, ordersOfPlans, runningStates } from '#checkout/subscriptions/rules/subscription-states.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import type { OwnData, SpaceEnding } from '#platform/capability/own-data.ts';
import { obstacleAmong, type SpaceRecords } from '#platform/capability/space-records.ts';
import type { Database } from '#platform/db/connection.ts';
import type { ErrorFactory } from '#platform/errors/define-errors.ts';
import { translate } from '#platform/i18n/translate.ts';

/** Orders are kept as long as the law asks of payments. */
export const ownData: OwnData = {
  columns: {
    'orders.created_by': 'kept',
    'service_orders.created_by': 'kept',
    'subscriptions.accepted_by': 'kept',
    'refunds.asked_by': 'kept',
    'refunds.done_by': 'kept',
  },
  areas: [
    {
      name: 'orders',
      about: (language) => translate(language, 'checkout:ownData.orders'),
      collect: (database, { id }) =>
        database
          .select({
            ...{ id: orders.id, kind: orders.kind, method: orders.method, currency: orders.currency },
            ...{ cents: orders.cents, state: orders.state, createdAt: orders.createdAt, endedAt: orders.endedAt },
          })
          .from(orders)
          .where(eq(orders.createdBy, id))
          .orderBy(asc(orders.id)),
    },
    {
      name: 'plans',
      about: (language) => translate(language, 'checkout:ownData.plans'),
      collect: (database, { id }) =>
        database
          .select({
            ...{ id: subscriptions.id, planId: subscriptions.planId, termsVersion: subscriptions.termsVersion },
            ...{ acceptedAt: subscriptions.createdAt, state: subscriptions.state, startedOn: subscriptions.startedOn },
          })
          .from(subscriptions)
          .where(eq(subscriptions.acceptedBy, id))
          .orderBy(asc(subscriptions.id)),
    },
  ],
  leave: null,
  erase: null,
};

export const spaceRecords: SpaceRecords = {
  columns: {
    'orders.workspace_id': 'kept',
    'service_orders.workspace_id': 'kept',
    'subscriptions.workspace_id': 'kept',
    'refunds.workspace_id': 'kept',
  },
  end: cancelOrdersOfSpace,
  moveProject: null,
  findObstacle: obstacleAmong(
    [checkoutErrors.paymentUnderway, checkoutErrors.planMustEnd, checkoutErrors.planUnpaid],
    findClosingObstacle,
  ),
  hasRecords: async (database, workspaceId) => (await database.$count(orders, eq(orders.workspaceId, workspaceId))) > 0,
};

/** Why a space cannot be closed yet: money on its way, a plan that runs, or amounts owed for one that has ended. */
async function findClosingObstacle(database: Database, workspaceId: string): Promise<ErrorFactory | null> {
  const underway = and(eq(orders.workspaceId, workspaceId), eq(orders.state, 'processing'));
  if ((await database.$count(orders, underway)) > 0) return checkoutErrors.paymentUnderway;
  // Plans before what they owe: one that has ended by now orders nothing more.
  const running = and(eq(subscriptions.workspaceId, workspaceId), inArray(subscriptions.state, runningStates));
  if ((await database.$count(subscriptions, running)) > 0) return checkoutErrors.planMustEnd;
  const owed = and(
    ...[eq(serviceOrders.workspaceId, workspaceId), eq(serviceOrders.state, 'open')],
    ...[like(serviceOrders.cause, ordersOfPlans), notLike(serviceOrders.cause, offersOfPlans)],
  );
  return (await database.$count(serviceOrders, owed)) > 0 ? checkoutErrors.planUnpaid : null;
}

/**
 * Cancels what a space was asked for and does not owe: services, credits, first months of plans. Nobody pays for a space that is closed; what
 * comes all the same is credited and found by the proof.
 */
async function cancelOrdersOfSpace(transaction: Database, { workspaceId, actorId, now }: SpaceEnding): Promise<void> {
  // What is asked for is locked before its payments, as whoever begins a payment does.
  const asked = await transaction
    .select()
    .from(serviceOrders)
    .where(and(eq(serviceOrders.workspaceId, workspaceId), eq(serviceOrders.state, 'open')))
    .orderBy(serviceOrders.id)
    .for('update');
  for (const order of asked) await endServiceOrder(transaction, order, { state: 'canceled', actorId, now });
  const payments = await transaction
    .select()
    .from(orders)
    .where(and(eq(orders.workspaceId, workspaceId), eq(orders.state, 'open')))
    .orderBy(orders.id)
    .for('update');
  for (const payment of payments) await changeState(transaction, payment, 'canceled', now, actorId);
}
