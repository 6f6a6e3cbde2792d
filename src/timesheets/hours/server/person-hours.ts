import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { personDays, runningClocks, timeEntries } from './tables.ts';

/**
 * Makes all who write hours of a person wait for one another, for the rest of the transaction. Taken before every other lock: person, project, task,
 * entry is the order of everybody.
 */
export async function lockPerson(transaction: Database, memberId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`hours ${memberId}`}, 0))`);
}

/** The entry of a person that shares a minute with a span, other than the one that is being changed. */
export async function findOverlap(
  transaction: Database,
  memberId: string,
  span: { startedAt: Date; endedAt: Date },
  except: string | null,
) {
  const { id, startedAt, endedAt, timeZone } = timeEntries;
  const [found] = await transaction
    .select({ startedAt, endedAt, timeZone, task: tasks.title })
    .from(timeEntries)
    .innerJoin(tasks, eq(tasks.id, timeEntries.taskId))
    .where(
      and(
        eq(timeEntries.memberId, memberId),
        lt(startedAt, span.endedAt),
        gt(endedAt, span.startedAt),
        except === null ? undefined : ne(id, except),
      ),
    )
    .orderBy(startedAt)
    .limit(1);
  return found ?? null;
}

/** The minutes of a person's local date over all projects. */
export async function readDayMinutes(database: Database, memberId: string, localDate: string): Promise<number> {
  const [day] = await database
    .select({ minutes: personDays.minutes })
    .from(personDays)
    .where(and(eq(personDays.memberId, memberId), eq(personDays.localDate, localDate)));
  return day?.minutes ?? 0;
}

/** Reads the minutes of a date, locked against other writers of it. */
export async function lockDayMinutes(transaction: Database, memberId: string, localDate: string): Promise<number> {
  const [day] = await transaction
    .select({ minutes: personDays.minutes })
    .from(personDays)
    .where(and(eq(personDays.memberId, memberId), eq(personDays.localDate, localDate)))
    .for('update');
  return day?.minutes ?? 0;
}

export async function findClock(database: Database, memberId: string) {
  const [clock] = await database.select().from(runningClocks).where(eq(runningClocks.memberId, memberId));
  return clock ?? null;
}
