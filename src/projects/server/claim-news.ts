import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

/**
 * Claims open vacancies that are new, reopened or edited since the last call, oldest first. Runs in the transaction that announces them: if
 * it is rolled back, they are claimed again. Concurrent calls share the work.
 */
export async function claimNews(transaction: Database, limit: number): Promise<string[]> {
  const rows = await transaction
    .select({ id: positions.id })
    .from(positions)
    // Literal, so that the partial index on news matches.
    .where(and(sql`${positions.state} = 'open'`, ne(positions.version, positions.announcedVersion)))
    .orderBy(asc(positions.updatedAt))
    .limit(limit)
    .for('no key update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0)
    await transaction
      .update(positions)
      .set({ announcedVersion: sql`${positions.version}` })
      .where(and(inArray(positions.id, ids), eq(positions.state, 'open')));
  return ids;
}
