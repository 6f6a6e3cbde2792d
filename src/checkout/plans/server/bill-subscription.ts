import { eq } from 'drizzle-orm';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { isMonthOver, monthItem, usageItem, usedPeriod } from '#checkout/subscriptions/rules/plan-bill.ts';
import { causeOfPlan, type PlanEvent } from '#checkout/subscriptions/rules/plan-cause.ts';
import type { SubscriptionState } from '#checkout/subscriptions/rules/subscription-states.ts';
import { mailSubscription } from '#checkout/subscriptions/server/mail-subscription.ts';
import { type Subscription, subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo, type OwnHolidays } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { countUnits } from './count-units.ts';
import { orderPlan } from './order-plan.ts';

interface Around {
  holidays: OwnHolidays;
  now: Date;
}

type Running = Subscription & { startedOn: string; billedUntil: string };

/**
 * Brings a plan up to today: orders each month that has begun, with what was used above the plan in the one before, and ends the plan whose
 * last day has passed. It may be called as often as one likes. Answers the state.
 */
export async function billSubscription(
  transaction: Database,
  subscriptionId: string,
  around: Around,
): Promise<SubscriptionState> {
  const [found] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId))
    .for('update');
  if (found?.state !== 'active' && found?.state !== 'ending') return found!.state;
  const { startedOn, billedUntil, ...rest } = found;
  let running: Running = { ...rest, startedOn: startedOn!, billedUntil: billedUntil! };
  const today = dateInSaoPaulo(around.now);
  while (running.billedUntil <= today && running.billedUntil !== running.endsOn) {
    const month = monthItem(running);
    const usage = isMonthOver(running) ? await findUsage(transaction, running) : null;
    await order(transaction, running, running.billedUntil as PlanEvent, usage ? [month, usage] : [month], around);
    running = { ...running, billedUntil: month.until };
  }
  const isOver = running.endsOn !== null && running.endsOn <= today;
  if (isOver) {
    const usage = await findUsage(transaction, running);
    if (usage) await order(transaction, running, 'end', [usage], around);
  }
  await transaction
    .update(subscriptions)
    .set({ billedUntil: running.billedUntil, ...(isOver && { state: 'ended', endedAt: around.now }) })
    .where(eq(subscriptions.id, subscriptionId));
  if (!isOver) return running.state;
  await recordHappening(transaction, {
    ...{ name: checkoutHappenings.planEnded, workspaceId: running.workspaceId, actorId: null },
    ids: { subscriptionId },
  });
  await mailSubscription(transaction, running, 'ended');
  return 'ended';
}

async function findUsage(transaction: Database, running: Running) {
  const { workspaceId, product } = running;
  const period = usedPeriod(running);
  return usageItem(running, period, await countUnits(transaction, { workspaceId, product, ...period }));
}

async function order(
  transaction: Database,
  running: Running,
  event: PlanEvent,
  items: Parameters<typeof orderPlan>[2]['items'],
  around: Around,
): Promise<void> {
  const asked = { items, cause: causeOfPlan(running.id, event), createdBy: null, isMailed: true };
  await orderPlan(transaction, running, asked, around);
}
