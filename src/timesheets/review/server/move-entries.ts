import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { announce } from '#platform/events/live-topics.ts';
import { entryMoves, type EntryStep } from '#timesheets/hours/rules/entry-life.ts';
import { OWN_HOURS_TOPIC } from '#timesheets/hours/server/announce-hours.ts';
import { timeEntries, timeEntrySteps } from '#timesheets/hours/server/tables.ts';

interface StepToTake {
  step: EntryStep;
  text?: string;
  /** Null: it followed by itself. */
  actorId: string | null;
  now: Date;
}

/**
 * Takes a step with all entries of a place from which it is possible, by the table of their life, and writes it down. Their task is locked. Returns
 * the entries that took it.
 */
export async function moveEntries(
  transaction: Database,
  place: SQL | undefined,
  { step, text = '', actorId, now }: StepToTake,
) {
  const move = entryMoves.find((one) => one.step === step)!;
  const moved = await transaction
    .update(timeEntries)
    .set({ ...(move.to && { state: move.to }), updatedAt: now, version: sql`${timeEntries.version} + 1` })
    .where(and(place, inArray(timeEntries.state, [...move.from])))
    .returning({
      id: timeEntries.id,
      memberId: timeEntries.memberId,
      taskId: timeEntries.taskId,
      minutes: timeEntries.minutes,
      deadlineAt: timeEntries.deadlineAt,
    });
  if (moved.length === 0) return moved;
  await transaction
    .insert(timeEntrySteps)
    .values(moved.map(({ id: entryId }) => ({ entryId, step, text, actorId, at: now })));
  for (const memberId of new Set(moved.map((entry) => entry.memberId)))
    await announce(transaction, { topic: `${OWN_HOURS_TOPIC}:${memberId}`, id: memberId });
  return moved;
}

export const ofTask = (taskId: string): SQL => eq(timeEntries.taskId, taskId);
