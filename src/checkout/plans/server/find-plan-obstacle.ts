import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PlanProduct } from '#checkout/rules/plan-catalogue.ts';
import { isPlanSuspended } from '#checkout/service-orders/server/plan-arrears.ts';
import { runningStates } from '#checkout/subscriptions/rules/subscription-states.ts';
import { countUnits } from '#checkout/subscriptions/server/count-units.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';

interface PlanUse {
  workspaceId: string;
  product: PlanProduct;
  units: number;
  /** How many units a company without a plan may use in a calendar month in São Paulo. */
  free: number;
  now: Date;
}

/**
 * Why a company may not use so many units more: its plan is not paid, or it has no plan and used what is free. Null: it may; what goes beyond a
 * running plan is billed with its next month.
 */
export async function findPlanObstacle(transaction: Database, { workspaceId, product, units, free, now }: PlanUse) {
  if (await isPlanSuspended(transaction, { workspaceId, product, now })) return 'suspended';
  const running = and(eq(subscriptions.workspaceId, workspaceId), inArray(subscriptions.state, runningStates));
  if ((await transaction.$count(subscriptions, and(running, eq(subscriptions.product, product)))) > 0) return null;
  // Parallel calls count one after the other, so that they do not both find the last free unit unused.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`free units of ${workspaceId}`}))`);
  const from = `${dateInSaoPaulo(now).slice(0, 7)}-01`;
  const used = await countUnits(transaction, { workspaceId, product }, { from, until: addMonths(from, 1) });
  return used + units > free ? 'freeUnitsUsed' : null;
}
