import { and, asc, eq, inArray, isNull, like, lt, lte, notLike, or, sql } from 'drizzle-orm';
import {
  ENDED_AFTER_DAYS,
  isSuspending,
  lateSince,
  SUSPENDED_AFTER_DAYS,
} from '#checkout/service-orders/rules/arrears.ts';
import { type Around, orderPlan } from '#checkout/service-orders/server/make-service-order.ts';
import { isLateBy, readArrears, resumePlan } from '#checkout/service-orders/server/plan-arrears.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { isMonthOver, monthItem } from '#checkout/subscriptions/rules/plan-bill.ts';
import { planTermination } from '#checkout/subscriptions/rules/plan-change.ts';
import {
  causeOfPlan,
  type PlanEvent,
  raisesOfPlans,
  runningStates,
  type SubscriptionState,
} from '#checkout/subscriptions/rules/subscription-states.ts';
import { findUsage } from '#checkout/subscriptions/server/count-units.ts';
import { applyChange, tellOfPlan } from '#checkout/subscriptions/server/plan-life.ts';
import { asRunning, type RunningSubscription, subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { lapseRaise, orderFine } from './end-plan.ts';

const AT_ONCE = 500;

/** Every hour: orders the months of plans that have begun, suspends and ends those that are not paid, and ends the plans that are over. */
export const billPlansJob: AnyJob = {
  name: 'bill-plans',
  retryLimit: 3,
  retryDelaySeconds: 60,
  schedule: '10 * * * *',
  run: async (_data, { database, settings, log, now }) => {
    const today = dateInSaoPaulo(now);
    const isRunning = inArray(subscriptions.state, runningStates);
    const due = await database
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(
        or(
          and(isRunning, isNull(subscriptions.suspendedOn), lte(subscriptions.billedUntil, today)),
          and(isRunning, sql`(${subscriptions.suspendedOn} is not null) <> ${isLateBy(SUSPENDED_AFTER_DAYS, now)}`),
          sql`${subscriptions.next} ->> 'lapsesOn' <= ${today}`,
          and(isRunning, isLateBy(ENDED_AFTER_DAYS, now)),
          and(eq(subscriptions.state, 'ending'), lte(subscriptions.endsOn, today)),
        ),
      )
      .orderBy(asc(subscriptions.billedUntil))
      .limit(AT_ONCE);
    for (const { id } of due)
      await database
        .transaction(async (transaction) => {
          await endUnpaidPlan(transaction, id, { ...settings, now });
          await billSubscription(transaction, id, { ...settings, now });
        })
        .catch((failure: unknown) =>
          log.warn({ problem: describeProblem(failure), subscriptionId: id }, 'a plan could not be billed'),
        );
  },
};

/**
 * Ends a plan today that is overdue for too long, at the fine of an early end. What is overdue is locked before the plan, as
 * whoever pays it does: paid at the same moment, the plan goes on.
 */
async function endUnpaidPlan(transaction: Database, subscriptionId: string, around: Around): Promise<void> {
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
  if (!isNoticed && fineCents > 0) await orderFine(transaction, ending!, null, around);
}

/**
 * Brings a plan up to today: orders each month that has begun, with what was used above the plan in the one before, and ends the plan whose
 * last day has passed. A suspended plan is billed nothing until it is paid. It may be called as often as one likes. Answers the state.
 */
export async function billSubscription(
  transaction: Database,
  subscriptionId: string,
  around: Around,
): Promise<SubscriptionState> {
  await lapseRaise(transaction, subscriptionId, around.now);
  await resumePlan(transaction, subscriptionId, around);
  const [found] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId))
    .for('update');
  if (found?.state !== 'active' && found?.state !== 'ending') return found!.state;
  let running = asRunning(found);
  const today = dateInSaoPaulo(around.now);
  const arrears = await readArrears(transaction, subscriptionId, around.now);
  const isSuspended = isSuspending(arrears);
  while (!isSuspended && running.billedUntil <= today && running.billedUntil !== running.endsOn) {
    const isNewMonth = isMonthOver(running);
    const usage = isNewMonth ? await findUsage(transaction, running) : null;
    if (isNewMonth && running.next?.serviceOrderId === null) {
      const { billedUntil } = running;
      running = { ...asRunning(await applyChange(transaction, running, null)), billedUntil };
    }
    const month = monthItem(running);
    await order(transaction, running, running.billedUntil as PlanEvent, usage ? [month, usage] : [month], around);
    running = { ...running, billedUntil: month.until };
  }
  const isOver = running.endsOn !== null && running.endsOn <= today;
  if (isOver) {
    const usage = await findUsage(transaction, running);
    if (usage) await order(transaction, running, 'end', [usage], around);
  }
  const suspendedOn = isSuspended ? (running.suspendedOn ?? today) : null;
  await transaction
    .update(subscriptions)
    .set({
      billedUntil: running.billedUntil,
      suspendedOn,
      ...(isOver && { next: null, state: 'ended', endedAt: around.now }),
    })
    .where(eq(subscriptions.id, subscriptionId));
  if (isOver) await tellOfPlan(transaction, running, arrears === 'ended' ? 'endedUnpaid' : 'ended');
  else if (isSuspended && running.suspendedOn === null) await tellOfPlan(transaction, running, 'suspended');
  return isOver ? 'ended' : running.state;
}

async function order(
  transaction: Database,
  running: RunningSubscription,
  event: PlanEvent,
  items: Parameters<typeof orderPlan>[2]['items'],
  around: Around,
): Promise<void> {
  const asked = { items, cause: causeOfPlan(running.id, event), createdBy: null, isMailed: true };
  await orderPlan(transaction, running, asked, around);
}
