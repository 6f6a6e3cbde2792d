import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { clockEnd } from '#timesheets/hours/rules/clock-end.ts';
import { findClock, readDayMinutes } from './person-hours.ts';
import { runningClocks } from './tables.ts';

/** After a change of the day's hours: a running clock ends when they and it reach the cap. The person is locked. */
export async function shortenClock(transaction: Database, memberId: string): Promise<void> {
  const clock = await findClock(transaction, memberId);
  if (!clock) return;
  const minutes = await readDayMinutes(transaction, memberId, clock.localDate);
  const end = clockEnd(clock.startedAt, clock.timeZone, minutes);
  await transaction.update(runningClocks).set(end).where(eq(runningClocks.memberId, memberId));
}
