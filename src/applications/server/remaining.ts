import { inArray, type SQL, sql } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/** Whether somebody was set aside by a hire and told nothing yet. `application`: the alias or table in the statement. */
export function isRemaining(application: SQL): SQL {
  return sql`${application}.state = 'setAside' and ${application}.stage not in ('hired', 'disqualified', 'approvedButDeclined')
    and ${application}.told_stage is null`;
}

/** How many remain in each of these positions; without an entry nobody does. Only meaningful for positions that were filled. */
export async function countRemaining(database: Database, positionIds: readonly string[]): Promise<Map<string, number>> {
  if (positionIds.length === 0) return new Map();
  const rows = await database
    .select({ positionId: applications.positionId, count: sql<number>`count(*)::int` })
    .from(applications)
    .where(sql`${inArray(applications.positionId, [...positionIds])} and ${isRemaining(sql`${applications}`)}`)
    .groupBy(applications.positionId);
  return new Map(rows.map(({ positionId, count }) => [positionId, count]));
}
