import { and, eq, sql } from 'drizzle-orm';
import { dateIn } from '#platform/calendar/time-zones.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { refuseDuringApproval } from './open-approval.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { timesheetErrors } from '#timesheets/errors.ts';
import { disputeDeadline } from '#timesheets/hours/rules/dispute-deadline.ts';
import { editingOf } from '#timesheets/hours/rules/editing.ts';
import { type DayPart, splitDays } from '#timesheets/hours/rules/split-days.ts';
import type { EntryChange } from '#timesheets/hours/schemas.ts';
import { announceHours } from './announce-hours.ts';
import { listWritten, presentEntry } from './entry-rows.ts';
import { findAgreedStart } from './find-workplace.ts';
import { lockPerson } from './person-hours.ts';
import { shortenClock } from './shorten-clock.ts';
import { timeEntries } from './tables.ts';
import { refuseDate, refuseOverCap, refuseTaken } from './write-entries.ts';

/** Changes the span or the words of an own entry; its deadline never moves nearer. */
export async function changeHours(context: SignedInContext, entryId: string, change: EntryChange) {
  const { database, session, settings, now } = context;
  const written = await database.transaction(async (transaction) => {
    const { entry, editing } = await lockOwnEntry(transaction, context, entryId, change.version);
    const part = readPart(entry, change);
    if (editing === 'shorten' && part.minutes > entry.minutes) throw timesheetErrors.notLonger();
    if (part.endedAt > now) throw timesheetErrors.inFuture();
    // What is only made shorter stays where it was, also when its date is closed.
    if (editing === 'freely')
      refuseDate(part, { timeZone: entry.timeZone, startsOn: await findAgreedStart(transaction, entry.hireId) }, now);
    await refuseTaken(transaction, session.userId, part, entryId);
    const replaced = part.localDate === entry.localDate ? entry.minutes : 0;
    await refuseOverCap(transaction, session.userId, part, { replaced, now });
    const deadline = disputeDeadline(part.localDate, now, settings.holidays);
    const [changed] = await transaction
      .update(timeEntries)
      .set({
        ...part,
        description: change.description ?? entry.description,
        deadlineAt: deadline > entry.deadlineAt ? deadline : entry.deadlineAt,
        updatedAt: now,
        version: sql`${timeEntries.version} + 1`,
      })
      .where(eq(timeEntries.id, entryId))
      .returning();
    await shortenClock(transaction, session.userId);
    await announceHours(transaction, entry, 'hoursChanged');
    return changed!;
  });
  const [entry] = await listWritten(database, [written]);
  return presentEntry(entry!, now);
}

/** Deletes an own entry that could still be changed. */
export async function deleteHours(context: SignedInContext, entryId: string, version: number): Promise<void> {
  await context.database.transaction(async (transaction) => {
    const { entry } = await lockOwnEntry(transaction, context, entryId, version);
    await transaction.delete(timeEntries).where(eq(timeEntries.id, entryId));
    await shortenClock(transaction, context.session.userId);
    await announceHours(transaction, entry, 'hoursDeleted');
  });
}

/** Locked in everybody's order: the person, the task, the entry. */
async function lockOwnEntry(
  transaction: Database,
  { session: { userId: memberId }, now }: SignedInContext,
  entryId: string,
  version: number,
) {
  await lockPerson(transaction, memberId);
  const own = and(eq(timeEntries.id, entryId), eq(timeEntries.memberId, memberId));
  const [found] = await transaction.select({ taskId: timeEntries.taskId }).from(timeEntries).where(own);
  if (!found) throw platformErrors.notFound();
  await transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, found.taskId)).for('no key update');
  const [entry] = await transaction.select().from(timeEntries).where(own).for('update');
  if (!entry) throw platformErrors.notFound();
  if (entry.version !== version) throw platformErrors.staleVersion();
  await refuseDuringApproval(transaction, [found.taskId]);
  const editing = editingOf(entry, { today: dateIn(entry.timeZone, now), now });
  if (editing === 'entryLocked' || editing === 'tooLate') throw timesheetErrors[editing]();
  return { entry, editing };
}

function readPart(entry: typeof timeEntries.$inferSelect, { start, end }: EntryChange): DayPart {
  const { startedAt, endedAt, minutes, localDate } = entry;
  if (start === undefined && end === undefined) return { startedAt, endedAt, minutes, localDate };
  const [part, ...others] = splitDays(
    entry.timeZone,
    start === undefined ? startedAt : new Date(start),
    end === undefined ? endedAt : new Date(end),
  );
  if (!part) throw timesheetErrors.emptySpan();
  if (others.length > 0) throw timesheetErrors.acrossMidnight();
  return part;
}
