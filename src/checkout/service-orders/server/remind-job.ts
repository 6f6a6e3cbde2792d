import { and, eq, isNull, lte } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { mailServiceOrder } from './mail-service-order.ts';
import { serviceOrders } from './tables.ts';

const AT_ONCE = 500;
const DAY_MS = 86_400_000;

/** Every hour: reminds companies once of an order that is due tomorrow or earlier. Nothing is ever charged by itself. */
export const remindServiceOrdersJob: AnyJob = {
  name: 'remind-service-orders',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '20 * * * *',
  run: async (_data, { database, now }) => {
    const tomorrow = dateInSaoPaulo(new Date(now.getTime() + DAY_MS));
    const due = and(
      eq(serviceOrders.state, 'open'),
      isNull(serviceOrders.remindedAt),
      lte(serviceOrders.dueOn, tomorrow),
    );
    const found = await database.select({ id: serviceOrders.id }).from(serviceOrders).where(due).limit(AT_ONCE);
    for (const { id } of found)
      await database.transaction(async (transaction) => {
        const [order] = await transaction
          .update(serviceOrders)
          .set({ remindedAt: now })
          .where(and(eq(serviceOrders.id, id), due))
          .returning();
        if (!order) return;
        await recordHappening(transaction, {
          ...{ name: checkoutHappenings.serviceReminded, workspaceId: order.workspaceId, actorId: null },
          ids: { serviceOrderId: id },
        });
        await mailServiceOrder(transaction, order, 'reminded');
      });
  },
};
