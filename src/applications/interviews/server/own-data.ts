import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { calendarFeeds, interviewNotes, interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

/** A person's interviews, the notes they wrote in them, and their calendar address, for the export of the person's data. */
export async function collectOwnInterviews(database: Database, userId: string) {
  const { kind, state, timeZone, rescheduleReason, cancelReason, cancelledBy, createdAt, id } = interviews;
  const agreed = and(eq(interviewSlots.interviewId, id), isNotNull(interviewSlots.confirmedAt));
  const { startsAt: agreedFor } = interviewSlots;
  const { title: position, companyName: company } = positions;
  const asCandidate = await database
    .select({
      position,
      company,
      kind,
      state,
      timeZone,
      agreedFor,
      rescheduleReason,
      cancelReason,
      cancelledBy,
      createdAt,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .leftJoin(interviewSlots, agreed)
    .where(eq(applications.memberId, userId))
    .orderBy(asc(createdAt));
  const notes = await database
    .select({ position, text: interviewNotes.text, updatedAt: interviewNotes.updatedAt })
    .from(interviewNotes)
    .innerJoin(interviews, eq(interviews.id, interviewNotes.interviewId))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(eq(interviewNotes.authorId, userId))
    .orderBy(asc(interviewNotes.updatedAt));
  const [feed] = await database.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return {
    // If it was cancelled, the person only learns whether they cancelled it themselves.
    asCandidate: asCandidate.map(({ cancelledBy: by, ...one }) => ({
      ...one,
      calledOffBy: by === null ? null : by === userId ? 'you' : 'company',
    })),
    notes,
    calendarAddressSince: feed?.createdAt ?? null,
  };
}

/** The person's own notes, others' notes about the person, and the texts about the interviews are deleted with the account. */
export async function eraseOwnInterviews(transaction: Database, userId: string): Promise<void> {
  const own = transaction
    .select({ id: interviews.id })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(eq(applications.memberId, userId));
  await transaction.delete(interviewNotes).where(eq(interviewNotes.authorId, userId));
  await transaction.delete(interviewNotes).where(inArray(interviewNotes.interviewId, own));
  await transaction
    .update(interviews)
    .set({
      message: null,
      cancelReason: null,
      meetingLink: null,
      // A request for other times must have a reason.
      rescheduleReason: sql`case when ${interviews.rescheduleReason} is not null then '' end`,
    })
    .where(inArray(interviews.id, own));
  await transaction.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}
