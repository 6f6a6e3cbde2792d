import { and, eq, isNotNull } from 'drizzle-orm';
import { candidaciesErrors } from '#candidacies/errors.ts';
import type { InterviewOutcome } from '#candidacies/rules/interview-terms.ts';
import { announceApplications } from '#candidacies/applications/server/announce-applications.ts';
import type { InterviewApplication } from '#candidacies/interviews/server/queries.ts';
import { interviews, interviewSlots } from '#candidacies/interviews/server/tables.ts';
import { writeInterview } from '#candidacies/interviews/server/write-interview.ts';
import type { Database } from '#platform/db/connection.ts';
import { candidaciesHappenings } from '#candidacies/happenings.ts';
import { recordOfApplications } from '#candidacies/applications/server/record-happenings.ts';

interface Said {
  interviewId: string;
  outcome: InterviewOutcome;
  actorId: string;
  now: Date;
}

/** Saves whether an interview of a locked application took place. Possible from its start on, and visible to the company only. */
export async function settleOutcome(
  transaction: Database,
  candidacy: InterviewApplication,
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
  if (!agreed || agreed.startsAt > now) throw candidaciesErrors.notYetHeld();
  await writeInterview(transaction, agreed.interview, { state: 'held', outcome }, now);
  await recordOfApplications(transaction, candidaciesHappenings.interviewOutcomeSet, [candidacy.application], actorId);
  await announceApplications(transaction, [candidacy.application]);
}
