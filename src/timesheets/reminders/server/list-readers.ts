import { and, asc, gt, isNull, type SQL } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { timeZoneAt } from '#accounts/time-zone/rules/own-time-zone.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Reader } from '#platform/mail/letter.ts';
import { reminderDate } from '#timesheets/reminders/rules/reminder-date.ts';

const AT_ONCE = 200;

/** A person with their local date; people for whom it is night are left out. */
export interface AwakeReader extends Reader {
  id: string;
  date: string;
}

/** Calls `remind` with the people that meet a condition on `users`, some at a time. */
export async function forEachPageOfReaders(
  database: Database,
  { condition, now }: { condition: SQL; now: Date },
  remind: (readers: AwakeReader[]) => Promise<void>,
): Promise<void> {
  const { id, name, email, language, brand, timeZone, nextTimeZone, nextTimeZoneFrom } = users;
  for (let last: string | undefined; ;) {
    const page = await database
      .select({ id, name, email, language, brand, timeZone, nextTimeZone, nextTimeZoneFrom })
      .from(users)
      .where(and(isNull(users.deletedAt), condition, last === undefined ? undefined : gt(id, last)))
      .orderBy(asc(id))
      .limit(AT_ONCE);
    await remind(
      page.flatMap(({ timeZone: zone, nextTimeZone: next, nextTimeZoneFrom: from, ...reader }) => {
        const told = { timeZone: zone, nextTimeZone: next, nextTimeZoneFrom: from };
        const date = reminderDate(timeZoneAt(told, now), now);
        return date === null ? [] : [{ ...reader, date }];
      }),
    );
    if (page.length < AT_ONCE) return;
    last = page.at(-1)!.id;
  }
}
