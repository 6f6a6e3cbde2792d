import { arrayOverlaps, inArray, lt, sql } from 'drizzle-orm';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { happenings } from '#platform/db/tables.ts';

const KEPT = sql`interval '400 days'`;
const BATCH = 5_000;

/**
 * Erases what happened to somebody; of what they did to others, only the event remains.
 * @param ids people, or records that stand for them
 */
export async function eraseHappeningsOf(transaction: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction.delete(happenings).where(arrayOverlaps(happenings.about, [...ids]));
  await transaction
    .update(happenings)
    .set({ actorId: null })
    .where(inArray(happenings.actorId, [...ids]));
}

/** Purges happenings older than a year; called by the worker periodically. */
export async function purgeHappenings(database: Database): Promise<void> {
  for (;;) {
    const old = database
      .select({ id: happenings.id })
      .from(happenings)
      .where(lt(happenings.at, sql`${clockTime} - ${KEPT}`))
      .limit(BATCH);
    const { rowCount } = await database.delete(happenings).where(inArray(happenings.id, old));
    if ((rowCount ?? 0) < BATCH) return;
  }
}
