import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { OwnHolidays } from '#platform/calendar/business-days.ts';
import { dateIn } from '#platform/calendar/time-zones.ts';
import type { Database } from '#platform/db/connection.ts';
import { isRefusal } from '#platform/errors/product-error.ts';
import { refuseDuringApproval } from '#timesheets/hours/server/open-approval.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { editingOf } from '#timesheets/hours/rules/editing.ts';
import { announceHours } from '#timesheets/hours/server/announce-hours.ts';
import { lockBoardOf } from '#timesheets/hours/server/begin-task.ts';
import { lockWorkplace, requirePlace } from '#timesheets/hours/server/find-workplace.ts';
import { lockPerson } from '#timesheets/hours/server/person-hours.ts';
import { shortenClock } from '#timesheets/hours/server/shorten-clock.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { writeEntries } from '#timesheets/hours/server/write-entries.ts';
import { type Connection, lockConnection } from './connection-queries.ts';
import { findTask } from './find-task.ts';
import { clockifyEntries } from './tables.ts';

export type SeenEntry = typeof clockifyEntries.$inferSelect;

export interface Taking {
  connection: Connection;
  memberId: string;
  now: Date;
  holidays: OwnHolidays;
}

/**
 * Takes the hours of an entry that was seen, by the rules of hours that are written by hand; hours that were taken before are replaced. What a rule
 * stands against stays as it was, with the reason. Nothing happens when the connection ended meanwhile.
 */
export async function takeEntry(database: Database, seen: SeenEntry, taking: Taking): Promise<void> {
  try {
    await database.transaction((transaction) => writeTaken(transaction, seen, taking));
  } catch (problem) {
    if (!isRefusal(problem)) throw problem;
    const refused = {
      state: seen.takenFingerprint === null ? ('refused' as const) : ('changed' as const),
      ...{ reason: problem.code, parameters: problem.parameters },
    };
    // Somebody else may have taken it since.
    await database
      .update(clockifyEntries)
      .set(refused)
      .where(and(sameEntry(seen), openAs(seen)));
  }
}

async function writeTaken(
  transaction: Database,
  seen: SeenEntry,
  { connection: begun, memberId, now, holidays }: Taking,
): Promise<void> {
  const { projectId } = begun;
  await lockPerson(transaction, memberId);
  await lockBoardOf(transaction, projectId);
  const connection = await lockConnection(transaction, begun);
  const [entry] = await transaction
    .select()
    .from(clockifyEntries)
    .where(and(sameEntry(seen), openAs(seen)))
    .for('update');
  if (!connection || !entry || entry.endedAt === null) return;
  const { startedAt, endedAt, description, outsideId, seenAt } = entry;
  const former = await removeTaken(transaction, { projectId, outsideId, now });
  const taskId = await findTask(transaction, connection, { ...entry, memberId });
  const workplace = await lockWorkplace(transaction, { projectId, taskId, memberId }, now);
  requirePlace(workplace, 'entry');
  const span = { start: startedAt, end: endedAt };
  const hours = { memberId, workplace, span, description, outsideId, seenAt, origin: 'clockify' as const };
  const written = await writeEntries(transaction, hours, { now, holidays });
  await keepDeadline(transaction, written, former);
  await shortenClock(transaction, memberId);
  const name = former.length === 0 ? 'hoursWritten' : 'hoursChanged';
  await announceHours(transaction, { ...workplace, memberId }, name, null);
  const taken = { state: 'taken' as const, takenFingerprint: entry.fingerprint, reason: null, parameters: null };
  await transaction
    .update(clockifyEntries)
    .set({ ...taken, description: '', taskName: '', isMissed: false })
    .where(sameEntry(seen));
}

/**
 * Removes the hours of an entry that was taken, which only goes while their author could still change all of them. Throws the reason when not, and
 * when another project has them. Returns what was removed.
 */
export async function removeTaken(
  transaction: Database,
  { projectId, outsideId, now }: { projectId: string; outsideId: string; now: Date },
) {
  const ofEntry = eq(timeEntries.outsideId, outsideId);
  const known = await transaction.select({ taskId: timeEntries.taskId }).from(timeEntries).where(ofEntry);
  if (known.length === 0) return [];
  const taskIds = [...new Set(known.map(({ taskId }) => taskId))];
  await transaction
    .select({ id: tasks.id })
    .from(tasks)
    .where(inArray(tasks.id, taskIds))
    .orderBy(asc(tasks.id))
    .for('no key update');
  await refuseDuringApproval(transaction, taskIds);
  const parts = await transaction.select().from(timeEntries).where(ofEntry).orderBy(asc(timeEntries.id)).for('update');
  for (const part of parts) {
    if (part.projectId !== projectId) throw timesheetErrors.clockifyElsewhere();
    const editing = editingOf(part, { today: dateIn(part.timeZone, now), now });
    if (editing === 'tooLate') throw timesheetErrors.tooLate();
    if (editing !== 'freely') throw timesheetErrors.entryLocked();
  }
  return transaction.delete(timeEntries).where(ofEntry).returning();
}

/** A deadline that was told never moves nearer. */
async function keepDeadline(
  transaction: Database,
  written: readonly { id: string }[],
  former: readonly { deadlineAt: Date }[],
): Promise<void> {
  if (former.length === 0) return;
  const told = new Date(Math.max(...former.map(({ deadlineAt }) => deadlineAt.getTime())));
  const ids = written.map(({ id }) => id);
  await transaction
    .update(timeEntries)
    .set({ deadlineAt: told })
    .where(and(inArray(timeEntries.id, ids), lt(timeEntries.deadlineAt, told)));
}

export function sameEntry({ projectId, outsideId }: Pick<SeenEntry, 'projectId' | 'outsideId'>) {
  return and(eq(clockifyEntries.projectId, projectId), eq(clockifyEntries.outsideId, outsideId));
}

/** It still says what was seen, and has not been taken. */
function openAs({ fingerprint }: SeenEntry) {
  return and(
    eq(clockifyEntries.fingerprint, fingerprint),
    inArray(clockifyEntries.state, ['waiting', 'refused', 'changed']),
  );
}
