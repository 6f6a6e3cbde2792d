import { and, eq, gte, lt } from 'drizzle-orm';
import type { PlanProduct } from '#checkout/rules/plan-catalogue.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';
import { positionInvitations } from '#suggestions/server/tables.ts';

interface UsedUnits {
  workspaceId: string;
  product: PlanProduct;
  /** Dates in São Paulo; the second one is the first day after them. */
  from: string;
  until: string;
}

const startOf = (date: string) => new Date(`${date}T00:00:00-03:00`);

/** What a company used of a product: vacancies that it published, or professionals whom it invited. */
export async function countUnits(
  database: Database,
  { workspaceId, product, from, until }: UsedUnits,
): Promise<number> {
  const [first, end] = [startOf(from), startOf(until)];
  if (product === 'ats')
    return database.$count(
      positions,
      and(eq(positions.workspaceId, workspaceId), gte(positions.publishedAt, first), lt(positions.publishedAt, end)),
    );
  if (product !== 'sourcing') return 0;
  const invited = database
    .select({ id: positionInvitations.id })
    .from(positionInvitations)
    .innerJoin(positions, eq(positions.id, positionInvitations.positionId))
    .where(
      and(
        eq(positions.workspaceId, workspaceId),
        gte(positionInvitations.createdAt, first),
        lt(positionInvitations.createdAt, end),
      ),
    );
  return database.$count(invited.as('invited'));
}
