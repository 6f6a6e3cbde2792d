import { and, asc, eq, inArray } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { nextLookAt } from '#checkout/orders/rules/order-states.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { runningStates } from '#checkout/subscriptions/rules/subscription-states.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import type { OwnData } from '#platform/capability/own-data.ts';
import type { SpaceRecords } from '#platform/capability/space-records.ts';
import { clock } from '#platform/calendar/clock.ts';
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
  // Nobody pays for a space that is closed; what comes all the same is credited and found by the proof.
  end: async (transaction, { workspaceId }) => {
    const now = clock.now();
    await transaction
      .update(orders)
      .set({ state: 'canceled', endedAt: now, lookAt: nextLookAt('canceled', { now, endedAt: now }) })
      .where(and(eq(orders.workspaceId, workspaceId), eq(orders.state, 'open')));
    await transaction
      .update(serviceOrders)
      .set({ state: 'canceled', endedAt: now })
      .where(and(eq(serviceOrders.workspaceId, workspaceId), eq(serviceOrders.state, 'open')));
    await transaction
      .update(subscriptions)
      .set({ state: 'dropped', endedAt: now })
      .where(and(eq(subscriptions.workspaceId, workspaceId), eq(subscriptions.state, 'waiting')));
  },
  moveProject: null,
  findObstacle: async (database, workspaceId) => {
    const underway = and(eq(orders.workspaceId, workspaceId), eq(orders.state, 'processing'));
    if ((await database.$count(orders, underway)) > 0) return checkoutErrors.paymentUnderway;
    const running = and(eq(subscriptions.workspaceId, workspaceId), inArray(subscriptions.state, runningStates));
    return (await database.$count(subscriptions, running)) > 0 ? checkoutErrors.planMustEnd : null;
  },
  hasRecords: async (database, workspaceId) => (await database.$count(orders, eq(orders.workspaceId, workspaceId))) > 0,
};
