import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PlanProduct } from '#checkout/rules/plan-catalogue.ts';
import {
  type Arrears,
  arrearsOf,
  isSuspending,
  lateSince,
  SUSPENDED_AFTER_DAYS,
} from '#checkout/service-orders/rules/arrears.ts';
import { isMonthOver } from '#checkout/subscriptions/rules/plan-bill.ts';
import { causeOfPlan, isRunning, raisesOfPlans } from '#checkout/subscriptions/rules/subscription-states.ts';
import { findUsage } from '#checkout/subscriptions/server/count-units.ts';
import { tellOfPlan } from '#checkout/subscriptions/server/plan-life.ts';
import { asRunning, type RunningSubscription, subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { type Around, orderPlan } from './make-service-order.ts';

/** The oldest due day among what a plan has not paid. Nothing of it is stored, so that what is paid counts at once. */
const oldestDueOn: SQL<string | null> = sql`(
  select min(o.due_on) from service_orders o
  where o.workspace_id = subscriptions.workspace_id and o.state = 'open'
    and starts_with(o.cause, 'subscription:' || subscriptions.id || ':') and o.cause not like ${raisesOfPlans})`;

/** SQL: whether something of a plan is overdue by more than so many days. */
export function isLateBy(days: number, now: Date): SQL {
  return sql`coalesce(${oldestDueOn} < ${lateSince(days, dateInSaoPaulo(now))}::date, false)`;
}

export async function readArrears(database: Database, subscriptionId: string, now: Date): Promise<Arrears> {
  const [plan] = await database
    .select({ oldestDueOn: sql<string | null>`${oldestDueOn}::text` })
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId));
  return arrearsOf(plan!.oldestDueOn, dateInSaoPaulo(now));
}

/** Also after the plan has ended: whoever owes does not go on as if there had been none. */
export async function isPlanSuspended(
  database: Database,
  { workspaceId, product, now }: { workspaceId: string; product: PlanProduct; now: Date },
): Promise<boolean> {
  const hasStarted = and(
    ...[eq(subscriptions.workspaceId, workspaceId), eq(subscriptions.product, product)],
    ne(subscriptions.state, 'waiting'),
  );
  return (await database.$count(subscriptions, and(hasStarted, isLateBy(SUSPENDED_AFTER_DAYS, now)))) > 0;
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
  if (isPaused) await orderUsage(transaction, asRunning(plan), around);
  const billedUntil = plan.endsOn !== null && plan.endsOn < today ? plan.endsOn : today;
  await transaction
    .update(subscriptions)
    .set({ suspendedOn: null, ...(isPaused && { billedUntil }) })
    .where(where);
  await tellOfPlan(transaction, plan, 'resumed');
}

/** What was used above the plan before it was suspended would have been billed with the month that never came. */
async function orderUsage(transaction: Database, plan: RunningSubscription, around: Around): Promise<void> {
  const usage = isMonthOver(plan) ? await findUsage(transaction, plan) : null;
  if (!usage) return;
  const cause = causeOfPlan(plan.id, `usage:${plan.billedUntil}`);
  await orderPlan(transaction, plan, { items: [usage], cause, createdBy: null, isMailed: true }, around);
}
