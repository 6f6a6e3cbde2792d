import { and, eq, lte } from 'drizzle-orm';
import type { OwnHolidays } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { lockPerson } from './person-hours.ts';
import { advanceClock } from './run-clock.ts';
import { runningClocks } from './tables.ts';

/** Every minute: clocks that reached midnight go on with the next day, those that reached the day's cap stop. */
export const runClocksJob: AnyJob = {
  name: 'run-clocks',
  retryLimit: 3,
  retryDelaySeconds: 20,
  schedule: '* * * * *',
  run: (_data, { database, settings, now }) => runClocks(database, { now, holidays: settings.holidays }),
};

const AT_ONCE = 500;

/** Each clock in a transaction of its own, so that none waits for another person; several processes may run this at the same time. */
export async function runClocks(database: Database, moment: { now: Date; holidays: OwnHolidays }): Promise<void> {
  const due = await database
    .select({ memberId: runningClocks.memberId })
    .from(runningClocks)
    .where(lte(runningClocks.endsAt, moment.now))
    .orderBy(runningClocks.endsAt)
    .limit(AT_ONCE);
  for (const { memberId } of due)
    await database.transaction(async (transaction) => {
      await lockPerson(transaction, memberId);
      const [clock] = await transaction
        .select()
        .from(runningClocks)
        .where(and(eq(runningClocks.memberId, memberId), lte(runningClocks.endsAt, moment.now)))
        .for('update');
      if (clock) await advanceClock(transaction, clock, moment);
    });
}
