import { and, eq, isNull } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { users } from '#accounts/server/tables.ts';
import { tellTimeZone } from '#accounts/time-zone/rules/own-time-zone.ts';
import { isTimeZone } from '#platform/calendar/time-zones.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** Saves where the caller lives, as their browser says; of two browsers the last one counts. */
export async function saveTimeZone({ database, session, now }: SignedInContext, timeZone: string) {
  if (!isTimeZone(timeZone)) throw accountErrors.timeZoneUnknown();
  const isCaller = and(eq(users.id, session.userId), isNull(users.deletedAt));
  await database.transaction(async (transaction) => {
    const [told] = await transaction
      .select({
        timeZone: users.timeZone,
        nextTimeZone: users.nextTimeZone,
        nextTimeZoneFrom: users.nextTimeZoneFrom,
      })
      .from(users)
      .where(isCaller)
      .for('no key update');
    const change = told && tellTimeZone(told, timeZone, now);
    if (change) await transaction.update(users).set(change).where(isCaller);
  });
  return { done: true as const };
}
