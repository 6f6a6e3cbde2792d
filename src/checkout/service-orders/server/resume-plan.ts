import { eq } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { isSuspending } from '#checkout/service-orders/rules/arrears.ts';
import { isMonthOver, usageItem, usedPeriod } from '#checkout/subscriptions/rules/plan-bill.ts';
import { causeOfPlan } from '#checkout/subscriptions/rules/plan-cause.ts';
import { isRunning } from '#checkout/subscriptions/rules/subscription-states.ts';
import { countUnits } from '#checkout/subscriptions/server/count-units.ts';
import { mailSubscription } from '#checkout/subscriptions/server/mail-subscription.ts';
import { asRunning, type Subscription, subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo, type OwnHolidays } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { orderPlan } from './order-plan.ts';
import { readArrears } from './plan-arrears.ts';

interface Around {
  holidays: OwnHolidays;
  now: Date;
}

/**
 * Lets a suspended plan go on, once nothing of it is overdue for long any more: its company is told, and the days without it cost nothing.
 * Orders are locked before their plan; of two that are paid at once, whoever locks the plan last sees both paid.
 */
export async function resumePlan(transaction: Database, subscriptionId: string, around: Around): Promise<void> {
  const where = eq(subscriptions.id, subscriptionId);
  const [plan] = await transaction.select().from(subscriptions).where(where).for('update');
  if (!plan || plan.suspendedOn === null || !isRunning(plan.state)) return;
  if (isSuspending(await readArrears(transaction, subscriptionId, around.now))) return;
  const today = dateInSaoPaulo(around.now);
  const isPaused = plan.billedUntil! < today;
  if (isPaused) await orderUsage(transaction, plan, around);
  await transaction
    .update(subscriptions)
    .set({ suspendedOn: null, ...(isPaused && { billedUntil: earlier(today, plan.endsOn) }) })
    .where(where);
  await recordHappening(transaction, {
    ...{ name: checkoutHappenings.planResumed, workspaceId: plan.workspaceId, actorId: null },
    ids: { subscriptionId },
  });
  await mailSubscription(transaction, plan, 'resumed');
}

/** What was used above the plan before it was suspended would have been billed with the month that never came. */
async function orderUsage(transaction: Database, plan: Subscription, around: Around): Promise<void> {
  const { id, workspaceId, product } = plan;
  const running = asRunning(plan);
  if (!isMonthOver(running)) return;
  const period = usedPeriod(running);
  const usage = usageItem(running, period, await countUnits(transaction, { workspaceId, product, ...period }));
  if (!usage) return;
  const cause = causeOfPlan(id, `usage:${running.billedUntil}`);
  await orderPlan(transaction, plan, { items: [usage], cause, createdBy: null, isMailed: true }, around);
}

function earlier(date: string, other: string | null): string {
  return other !== null && other < date ? other : date;
}
