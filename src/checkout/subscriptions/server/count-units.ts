import { and, eq, gte, lt } from 'drizzle-orm';
import type { ServiceOrderItem } from '#checkout/rules/service-order-terms.ts';
import { usageItem, usedPeriod } from '#checkout/subscriptions/rules/plan-bill.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';
import { positionInvitations } from '#suggestions/server/tables.ts';
import type { RunningSubscription, Subscription } from './tables.ts';

const startOf = (date: string) => new Date(`${date}T00:00:00-03:00`);

/**
 * What a company used of a product: vacancies that it published, or professionals whom it invited, between dates in São Paulo; the second one is
 * the first day after them.
 */
export async function countUnits(
  database: Database,
  { workspaceId, product }: Pick<Subscription, 'workspaceId' | 'product'>,
  { from, until }: { from: string; until: string },
): Promise<number> {
  const [first, end] = [startOf(from), startOf(until)];
  const isOfSpace = eq(positions.workspaceId, workspaceId);
  if (product === 'ats')
    return database.$count(
      positions,
      and(isOfSpace, gte(positions.publishedAt, first), lt(positions.publishedAt, end)),
    );
  if (product !== 'sourcing') return 0;
  const { createdAt } = positionInvitations;
  const invited = database
    .select({ id: positionInvitations.id })
    .from(positionInvitations)
    .innerJoin(positions, eq(positions.id, positionInvitations.positionId))
    .where(and(isOfSpace, gte(createdAt, first), lt(createdAt, end)));
  return database.$count(invited.as('invited'));
}

/** What was used above the plan in the month before the one that is billed now. Null: nothing. */
export async function findUsage(database: Database, plan: RunningSubscription): Promise<ServiceOrderItem | null> {
  const period = usedPeriod(plan);
  return usageItem(plan, period, await countUnits(database, plan, period));
}
