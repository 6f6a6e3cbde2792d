import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { isChargeable } from '#checkout/service-orders/rules/late-charges.ts';
import { dueReminder, reminderDays } from '#checkout/service-orders/rules/reminders.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { findLateCents } from './late-cents.ts';
import { mailServiceOrder } from './mail-service-order.ts';
import { serviceOrders } from './tables.ts';

const AT_ONCE = 500;

/** Every hour: reminds companies of orders, plans and fines alike, on the days of `reminderDays`. Nothing is ever charged by itself. */
export const remindServiceOrdersJob: AnyJob = {
  name: 'remind-service-orders',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '20 * * * *',
  run: async (_data, { database, settings, now }) => {
    const today = dateInSaoPaulo(now);
    const due = reminderDays.map((day, index) =>
      and(
        lte(serviceOrders.dueOn, addDays(today, -day)),
        index === 0
          ? isNull(serviceOrders.remindedFor)
          : or(isNull(serviceOrders.remindedFor), lt(serviceOrders.remindedFor, day)),
      ),
    );
    const open = await database
      .select()
      .from(serviceOrders)
      .where(and(eq(serviceOrders.state, 'open'), or(...due)))
      .orderBy(asc(serviceOrders.dueOn), asc(serviceOrders.id))
      .limit(AT_ONCE);
    for (const seen of open) {
      const remindedFor = dueReminder(seen, today);
      if (remindedFor === null) continue;
      await database.transaction(async (transaction) => {
        const isUnsaid = or(isNull(serviceOrders.remindedFor), lt(serviceOrders.remindedFor, remindedFor));
        const [order] = await transaction
          .update(serviceOrders)
          .set({ remindedFor })
          .where(and(eq(serviceOrders.id, seen.id), eq(serviceOrders.state, 'open'), isUnsaid))
          .returning();
        if (!order) return;
        await recordHappening(transaction, {
          ...{ name: checkoutHappenings.serviceReminded, workspaceId: order.workspaceId, actorId: null },
          ids: { serviceOrderId: order.id },
        });
        const chargedCents =
          settings.lateCharges && isChargeable(order) ? findLateCents(order, { settings, now }) : null;
        await mailServiceOrder(transaction, order, remindedFor > 0 ? 'overdue' : 'reminded', chargedCents);
      });
    }
  },
};
