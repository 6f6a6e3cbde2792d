import { and, eq, isNotNull } from 'drizzle-orm';
import { jobsErrors } from '#jobs/errors.ts';
import type { InterviewOutcome } from '#jobs/interviews/rules/interview-terms.ts';
import { announceApplications } from '#jobs/applications/server/announce-applications.ts';
import type { InterviewApplication } from '#jobs/interviews/server/queries.ts';
import { interviews, interviewSlots } from '#jobs/interviews/server/tables.ts';
import { writeInterview } from '#jobs/interviews/server/write-interview.ts';
import type { Database } from '#platform/db/connection.ts';
import { jobsHappenings } from '#jobs/happenings.ts';
import { recordOfApplications } from '#jobs/applications/server/record-happenings.ts';

interface Said {
  interviewId: string;
  outcome: InterviewOutcome;
  actorId: string;
  now: Date;
}

/** Saves whether an interview of a locked application took place. From its start on, and for the company only. */
export async function settleOutcome(
  transaction: Database,
  held: InterviewApplication,
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
  if (!agreed || agreed.startsAt > now) throw jobsErrors.notYetHeld();
  await writeInterview(transaction, agreed.interview, { state: 'held', outcome }, now);
  await recordOfApplications(transaction, jobsHappenings.interviewOutcomeSet, [held.application], actorId);
  await announceApplications(transaction, [held.application]);
}
