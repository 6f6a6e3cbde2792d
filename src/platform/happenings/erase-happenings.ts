import { arrayOverlaps, inArray, lt, sql } from 'drizzle-orm';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import { happenings } from '#platform/db/tables.ts';

const KEPT = sql`interval '400 days'`;
const BATCH = 5_000;

/**
 * What happened to somebody goes with them; of what they did to others it stays that it happened.
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

/** Drops what happened more than a year ago; called by the worker now and then. */
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
