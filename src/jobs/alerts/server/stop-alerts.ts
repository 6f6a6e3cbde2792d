import { eq, inArray, sql } from 'drizzle-orm';
import { hashCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { jobsErrors } from '#jobs/errors.ts';
import { alertStopCodes, savedSearches } from '#jobs/alerts/server/tables.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';

/** Pauses or resumes the search of an alert mail, by the code of its link. Idempotent. */
export async function setAlertsByLink(database: Database, code: string, paused: boolean, now: Date) {
  const searchId = database
    .select({ id: alertStopCodes.savedSearchId })
    .from(alertStopCodes)
    .where(eq(alertStopCodes.codeHash, hashCode(code)));
  const [search] = await database
    .update(savedSearches)
    .set({
      pausedAt: paused ? sql`coalesce(${savedSearches.pausedAt}, ${now.toISOString()}::timestamptz)` : null,
      version: sql`${savedSearches.version} + 1`,
      updatedAt: now,
    })
    .where(inArray(savedSearches.id, searchId))
    .returning({ name: savedSearches.name });
  if (!search) throw jobsErrors.stopLinkInvalid();
  return { name: search.name, paused };
}

/** Codes older than this are purged; their mails' links then no longer work. */
export async function purgeStopCodes(database: Database): Promise<void> {
  await database.delete(alertStopCodes).where(sql`${alertStopCodes.createdAt} < ${clockTime} - interval '1 year'`);
}
