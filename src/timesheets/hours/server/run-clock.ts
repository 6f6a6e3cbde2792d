import { eq } from 'drizzle-orm';
import { dateIn } from '#platform/calendar/time-zones.ts';
import type { OwnHolidays } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { clockEnd, minutesBetween } from '#timesheets/hours/rules/clock-end.ts';
import { disputeDeadline } from '#timesheets/hours/rules/dispute-deadline.ts';
import { MAXIMUM_MINUTES_PER_DAY } from '#timesheets/hours/rules/hour-limits.ts';
import { cutToMinute } from '#timesheets/hours/rules/split-days.ts';
import { announceHours } from './announce-hours.ts';
import { lockDayMinutes } from './person-hours.ts';
import { runningClocks, timeEntries } from './tables.ts';

export type RunningClock = typeof runningClocks.$inferSelect;
type WrittenEntry = typeof timeEntries.$inferSelect;

interface Moment {
  now: Date;
  holidays: OwnHolidays;
}

/**
 * Puts down what a clock has counted until now, day by day, and stops it. Whole minutes, never beyond its own end; less than one leaves no entry. The
 * clock's row is taken away first, so that of two devices one stops it.
 */
export async function stopClock(transaction: Database, clock: RunningClock, moment: Moment): Promise<WrittenEntry[]> {
  const [taken] = await transaction.delete(runningClocks).where(eq(runningClocks.memberId, clock.memberId)).returning();
  if (!taken) return [];
  const { written, rest } = await putDown(transaction, taken, moment);
  if (rest) written.push(...(await writePart(transaction, rest, cutToMinute(moment.now), moment)));
  await announceHours(transaction, taken, 'clockStopped');
  return written;
}

/** At a clock's own end: goes on with the next day, or stops at the cap. Several days are made up for after a long outage. */
export async function advanceClock(transaction: Database, clock: RunningClock, moment: Moment): Promise<void> {
  const { rest } = await putDown(transaction, clock, moment);
  const own = eq(runningClocks.memberId, clock.memberId);
  if (!rest) await transaction.delete(runningClocks).where(own);
  else {
    const { startedAt, localDate, endsAt, continues } = rest;
    await transaction.update(runningClocks).set({ startedAt, localDate, endsAt, continues }).where(own);
  }
  await announceHours(transaction, clock, rest ? 'hoursWritten' : 'clockStopped', null);
}

/** Writes the entries of the days that are over for a clock; `rest` is the clock as it goes on since then, null at a cap. */
async function putDown(transaction: Database, clock: RunningClock, moment: Moment) {
  const until = cutToMinute(moment.now);
  const written: WrittenEntry[] = [];
  let running = clock;
  for (;;) {
    if (running.endsAt > until) return { written, rest: running };
    written.push(...(await writePart(transaction, running, running.endsAt, moment)));
    if (!running.continues) return { written, rest: null };
    const startedAt = running.endsAt;
    const localDate = dateIn(running.timeZone, startedAt);
    const minutes = await lockDayMinutes(transaction, running.memberId, localDate);
    running = { ...running, startedAt, localDate, ...clockEnd(startedAt, running.timeZone, minutes) };
  }
}

async function writePart(transaction: Database, clock: RunningClock, until: Date, { now, holidays }: Moment) {
  const { workspaceId, projectId, taskId, memberId, hireId, description, startedAt, timeZone, localDate } = clock;
  const day = await lockDayMinutes(transaction, memberId, localDate);
  const minutes = Math.min(minutesBetween(startedAt, until), MAXIMUM_MINUTES_PER_DAY - day);
  if (minutes <= 0) return [];
  return transaction
    .insert(timeEntries)
    .values({
      ...{ workspaceId, projectId, taskId, memberId, hireId, description, startedAt, timeZone, localDate, minutes },
      endedAt: new Date(startedAt.getTime() + minutes * 60_000),
      origin: 'clock',
      deadlineAt: disputeDeadline(localDate, now, holidays),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
}
