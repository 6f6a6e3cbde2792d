import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PlanProduct } from '#checkout/rules/plan-catalogue.ts';
import { type Arrears, arrearsOf, lateSince, SUSPENDED_AFTER_DAYS } from '#checkout/service-orders/rules/arrears.ts';
import { raisesOfPlans } from '#checkout/subscriptions/rules/plan-cause.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';

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
