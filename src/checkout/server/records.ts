import { checkoutErrors } from '#checkout/errors.ts';
import { asc, eq } from 'drizzle-orm';
import { orders } from '#checkout/orders/server/tables.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import type { OwnData } from '#platform/capability/own-data.ts';
import { obstacleAmong, type SpaceRecords } from '#platform/capability/space-records.ts';
import { translate } from '#platform/i18n/translate.ts';
import { cancelOrdersOfSpace, findClosingObstacle } from './closing-space.ts';

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
