import { and, eq, like, lt, notLike, sql } from 'drizzle-orm';
import { ENDED_AFTER_DAYS, lateSince } from '#checkout/service-orders/rules/arrears.ts';
import { orderPlan } from '#checkout/service-orders/server/order-plan.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { causeOfPlan, raisesOfPlans } from '#checkout/subscriptions/rules/plan-cause.ts';
import { planTermination } from '#checkout/subscriptions/rules/termination.ts';
import { asRunning, subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo, type OwnHolidays } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { billSubscription } from './bill-subscription.ts';

interface Around {
  holidays: OwnHolidays;
  now: Date;
}

/**
 * Ends a plan today that is overdue for too long, at the fine of an early end. What is overdue is locked before the plan, as
 * whoever pays it does: paid at the same moment, the plan goes on.
 */
export async function endUnpaidPlan(transaction: Database, subscriptionId: string, around: Around): Promise<void> {
  const today = dateInSaoPaulo(around.now);
  const overdue = await transaction
    .select({ id: serviceOrders.id })
    .from(serviceOrders)
    .where(
      and(
        like(serviceOrders.cause, `subscription:${subscriptionId}:%`),
        notLike(serviceOrders.cause, raisesOfPlans),
        eq(serviceOrders.state, 'open'),
        lt(serviceOrders.dueOn, lateSince(ENDED_AFTER_DAYS, today)),
      ),
    )
    .orderBy(serviceOrders.id)
    .for('update');
  if (overdue.length === 0) return;
  const where = eq(subscriptions.id, subscriptionId);
  const [plan] = await transaction.select().from(subscriptions).where(where).for('update');
  if (plan?.state !== 'active' && plan?.state !== 'ending') return;
  const isNoticed = plan.state === 'ending';
  const fineCents = isNoticed ? plan.fineCents! : planTermination(asRunning(plan), today).fineCents;
  const [ending] = await transaction
    .update(subscriptions)
    .set({
      ...{ state: 'ending', endsOn: today, fineCents },
      ...(!isNoticed && { noticeOn: today, noticeCount: sql`${subscriptions.noticeCount} + 1` }),
    })
    .where(where)
    .returning();
  await billSubscription(transaction, subscriptionId, around);
  if (isNoticed || fineCents === 0) return;
  const cause = causeOfPlan(subscriptionId, `fine:${ending!.noticeCount}`);
  const fine = { items: [{ kind: 'fine' as const, cents: fineCents }], cause, createdBy: null, isMailed: true };
  await orderPlan(transaction, plan, fine, around);
}
