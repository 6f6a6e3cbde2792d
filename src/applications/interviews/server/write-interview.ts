import { eq } from 'drizzle-orm';
import type { InterviewRow } from '#applications/interviews/server/queries.ts';
import { freeSlot } from '#applications/interviews/server/bookings.ts';
import { interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/** Writes an interview of a locked application, as its next version and as a newer entry of its calendar. */
export async function writeInterview(
  transaction: Database,
  { id, version, sequence }: InterviewRow,
  change: Partial<typeof interviews.$inferInsert>,
  now: Date,
): Promise<InterviewRow> {
  const [written] = await transaction
    .update(interviews)
    .set({ ...change, version: version + 1, sequence: sequence + 1, updatedAt: now })
    .where(eq(interviews.id, id))
    .returning();
  return written!;
}

/** Releases the agreed time of an interview; its slot is free again. */
export async function releaseTime(transaction: Database, { id }: Pick<InterviewRow, 'id'>): Promise<void> {
  await transaction.update(interviewSlots).set({ confirmedAt: null }).where(eq(interviewSlots.interviewId, id));
  await freeSlot(transaction, id);
}
