import { eq } from 'drizzle-orm';
import { dateIn } from '#platform/calendar/time-zones.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { projects } from '#projects/server/tables.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { clockEnd } from '#timesheets/hours/rules/clock-end.ts';
import { cutToMinute } from '#timesheets/hours/rules/split-days.ts';
import type { ClockStart, ClockView } from '#timesheets/hours/schemas.ts';
import { announceHours } from './announce-hours.ts';
import { beginTask, lockBoardOf, lockTasks } from './begin-task.ts';
import { listWritten, presentEntry } from './entry-rows.ts';
import { lockWorkplace, requirePlace } from './find-workplace.ts';
import { findClock, lockPerson, readDayMinutes } from './person-hours.ts';
import { stopClock } from './run-clock.ts';
import { runningClocks, type timeEntries } from './tables.ts';
import { refuseDate } from './write-entries.ts';

/** The caller's clock as it is shown; null when none runs. */
export async function readClock(database: Database, memberId: string): Promise<ClockView | null> {
  const [row] = await database
    .select({ clock: runningClocks, projectTitle: projects.title, taskTitle: tasks.title })
    .from(runningClocks)
    .innerJoin(projects, eq(projects.id, runningClocks.projectId))
    .innerJoin(tasks, eq(tasks.id, runningClocks.taskId))
    .where(eq(runningClocks.memberId, memberId));
  if (!row) return null;
  const { projectId, taskId, description, startedAt, endsAt, continues } = row.clock;
  const { projectTitle, taskTitle } = row;
  return {
    ...{ projectId, taskId, projectTitle, taskTitle, description, continues },
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}

/** Starts the caller's clock. One that runs at this task already goes on; one at another task is stopped only when asked. */
export async function startClock(context: SignedInContext, { projectId, taskId, description, stopOther }: ClockStart) {
  const { database, session, settings, now } = context;
  const memberId = session.userId;
  const written = await database.transaction(async (transaction) => {
    await lockPerson(transaction, memberId);
    const running = await findClock(transaction, memberId);
    if (running?.taskId === taskId && running.endsAt > now) return [];
    if (running && running.endsAt > now && !stopOther) throw timesheetErrors.clockRuns();
    await lockBoardOf(transaction, projectId);
    // The task of the clock that is stopped gets its hours: whoever goes the other way at the same time locks the two in the same order.
    if (running) await lockTasks(transaction, [taskId, running.taskId]);
    const workplace = await lockWorkplace(transaction, { projectId, taskId, memberId }, now);
    requirePlace(workplace, 'clock');
    const stopped = running ? await stopClock(transaction, running, { now, holidays: settings.holidays }) : [];
    const { workspaceId, hireId, timeZone } = workplace;
    const startedAt = cutToMinute(now);
    const localDate = dateIn(timeZone, startedAt);
    refuseDate({ localDate }, workplace, now);
    const end = clockEnd(startedAt, timeZone, await readDayMinutes(transaction, memberId, localDate));
    if (end.endsAt <= startedAt) throw timesheetErrors.dailyLimit({ date: localDate, left: 0 });
    await transaction.insert(runningClocks).values({
      ...{ memberId, workspaceId, projectId, taskId, description, startedAt, timeZone, localDate, ...end },
      hireId: hireId!,
    });
    await beginTask(transaction, workplace, memberId, now);
    await announceHours(transaction, { ...workplace, memberId }, 'clockStarted');
    return stopped;
  });
  const clock = await readClock(database, memberId);
  if (!clock) throw timesheetErrors.clockGone();
  return { clock, entries: await present(database, written, now) };
}

/** Stops the caller's clock on whatever device. */
export async function endClock({ database, session, settings, now }: SignedInContext) {
  const memberId = session.userId;
  const written = await database.transaction(async (transaction) => {
    await lockPerson(transaction, memberId);
    const clock = await findClock(transaction, memberId);
    if (!clock) throw timesheetErrors.clockGone();
    return stopClock(transaction, clock, { now, holidays: settings.holidays });
  });
  return { entries: await present(database, written, now) };
}

/** Says what the running clock counts. */
export async function describeClock({ database, session }: SignedInContext, description: string) {
  const { workspaceId, projectId, taskId } = runningClocks;
  await database.transaction(async (transaction) => {
    const [changed] = await transaction
      .update(runningClocks)
      .set({ description })
      .where(eq(runningClocks.memberId, session.userId))
      .returning({ workspaceId, projectId, taskId });
    if (!changed) throw timesheetErrors.clockGone();
    await announceHours(transaction, { ...changed, memberId: session.userId }, 'hoursChanged');
  });
  const clock = await readClock(database, session.userId);
  if (!clock) throw timesheetErrors.clockGone();
  return { clock };
}

async function present(database: Database, written: readonly (typeof timeEntries.$inferSelect)[], now: Date) {
  return (await listWritten(database, written)).map((entry) => presentEntry(entry, now));
}
