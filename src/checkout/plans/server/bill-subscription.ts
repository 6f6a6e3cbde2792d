import { eq } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { isSuspending } from '#checkout/service-orders/rules/arrears.ts';
import { orderPlan } from '#checkout/service-orders/server/order-plan.ts';
import { readArrears } from '#checkout/service-orders/server/plan-arrears.ts';
import { resumePlan } from '#checkout/service-orders/server/resume-plan.ts';
import { isMonthOver, monthItem, usageItem, usedPeriod } from '#checkout/subscriptions/rules/plan-bill.ts';
import { causeOfPlan, type PlanEvent } from '#checkout/subscriptions/rules/plan-cause.ts';
import type { SubscriptionState } from '#checkout/subscriptions/rules/subscription-states.ts';
import { countUnits } from '#checkout/subscriptions/server/count-units.ts';
import { applyChange } from '#checkout/subscriptions/server/apply-change.ts';
import { mailSubscription } from '#checkout/subscriptions/server/mail-subscription.ts';
import { asRunning, type RunningSubscription, subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo, type OwnHolidays } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { lapseRaise } from './withdraw-raise.ts';

interface Around {
  holidays: OwnHolidays;
  now: Date;
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
  const isNewlySuspended = isSuspended && running.suspendedOn === null;
  if (!isOver && !isNewlySuspended) return running.state;
  await recordHappening(transaction, {
    name: isOver ? checkoutHappenings.planEnded : checkoutHappenings.planSuspended,
    ...{ workspaceId: running.workspaceId, actorId: null },
    ids: { subscriptionId },
  });
  await mailSubscription(transaction, running, isOver ? (arrears === 'ended' ? 'endedUnpaid' : 'ended') : 'suspended');
  return isOver ? 'ended' : running.state;
}

async function findUsage(transaction: Database, running: RunningSubscription) {
  const { workspaceId, product } = running;
  const period = usedPeriod(running);
  return usageItem(running, period, await countUnits(transaction, { workspaceId, product, ...period }));
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
