import { and, eq, isNotNull } from 'drizzle-orm';
import { applicationsErrors } from '#applications/errors.ts';
import type { InterviewOutcome } from '#applications/rules/interview-terms.ts';
import { announceApplications } from '#applications/server/announce-applications.ts';
import type { InterviewApplication } from '#applications/interviews/server/queries.ts';
import { interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import { writeInterview } from '#applications/interviews/server/write-interview.ts';
import type { Database } from '#platform/db/connection.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { recordOfApplications } from '#applications/server/record-happenings.ts';

interface Said {
  interviewId: string;
  outcome: InterviewOutcome;
  actorId: string;
  now: Date;
}

/** Saves whether an interview of a locked application took place. Possible from its start on, and visible to the company only. */
export async function settleOutcome(
  transaction: Database,
  applied: InterviewApplication,
  { interviewId, outcome, actorId, now }: Said,
): Promise<void> {
  const [agreed] = await transaction
    .select({ interview: interviews, startsAt: interviewSlots.startsAt })
    .from(interviews)
    .innerJoin(
      interviewSlots,
      and(eq(interviewSlots.interviewId, interviews.id), isNotNull(interviewSlots.confirmedAt)),
    )
    .where(eq(interviews.id, interviewId));
  if (!agreed || agreed.startsAt > now) throw applicationsErrors.notYetHeld();
  await writeInterview(transaction, agreed.interview, { state: 'held', outcome }, now);
  await recordOfApplications(transaction, applicationsHappenings.interviewOutcomeSet, [applied.application], actorId);
  await announceApplications(transaction, [applied.application]);
}
