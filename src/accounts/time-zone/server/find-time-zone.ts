import { eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { toldTimeZoneAt } from '#accounts/time-zone/rules/own-time-zone.ts';
import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';

/** Where a person lives, for others to see their local time; null while their browser has told nothing. */
export async function findToldTimeZone(database: Database, userId: string, now: Date): Promise<string | null> {
  const { timeZone, nextTimeZone, nextTimeZoneFrom } = users;
  const [told] = await database
    .select({ timeZone, nextTimeZone, nextTimeZoneFrom })
    .from(users)
    .where(eq(users.id, userId));
  return told ? toldTimeZoneAt(told, now) : null;
}

/** Computes `timeZoneAt` in SQL, with the product's own zone for people who told none. */
export function selectTimeZone(userId: string, at: SQLWrapper): SQL {
  return sql`(
    select coalesce(case when next_time_zone_from <= ${at} then next_time_zone else time_zone end, ${HOME_TIME_ZONE})
    from users where id = ${userId})`;
}
