import { eq } from 'drizzle-orm';
import { candidaciesErrors } from '#candidacies/errors.ts';
import { isTimeZone } from '#candidacies/interviews/rules/interview-slots.ts';
import { readerTimeZones } from '#candidacies/interviews/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

export async function findTimeZone(database: Database, userId: string): Promise<string | null> {
  const [found] = await database.select().from(readerTimeZones).where(eq(readerTimeZones.userId, userId));
  return found?.timeZone ?? null;
}

/** Saves the time zone in which a person reads their interviews, so that companies see the person's local time. */
export async function saveTimeZone(database: Database, userId: string, timeZone: string, now: Date): Promise<void> {
  if (!isTimeZone(timeZone)) throw candidaciesErrors.timeZoneUnknown();
  await database
    .insert(readerTimeZones)
    .values({ userId, timeZone, updatedAt: now })
    .onConflictDoUpdate({ target: readerTimeZones.userId, set: { timeZone, updatedAt: now } });
}
