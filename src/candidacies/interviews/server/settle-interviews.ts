import { and, notInArray, sql } from 'drizzle-orm';
import { interviewKindOf } from '#candidacies/interviews/rules/interview-step.ts';
import { cancelInterview } from '#candidacies/interviews/server/cancel-interview.ts';
import { findOpenInterview, lockApplication } from '#candidacies/interviews/server/queries.ts';
import { interviews } from '#candidacies/interviews/server/tables.ts';
import type { ApplicationRow } from '#candidacies/applications/server/write-statuses.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { runPrepared } from '#platform/db/statements/prepared.ts';

/** Cancels interviews that do not belong to their applications' current stage; usually there is none. */
export async function settleInterviews(
  transaction: Database,
  changed: readonly Pick<ApplicationRow, 'id' | 'memberId' | 'stage' | 'state'>[],
  { actorId, publicUrl }: { actorId: string; publicUrl: string },
): Promise<void> {
  if (changed.length === 0) return;
  const byId = new Map(changed.map((row) => [row.id, row]));
  const ofThese = sql`${interviews.applicationId} = any(${sql.param([...byId.keys()])}::uuid[])`;
  const open = await runPrepared(
    transaction,
    transaction
      .select({ applicationId: interviews.applicationId, kind: interviews.kind })
      .from(interviews)
      .where(and(ofThese, notInArray(interviews.state, ['held', 'cancelled']))),
  );
  for (const { applicationId, kind } of open) {
    const { stage, state, memberId } = byId.get(applicationId)!;
    if (interviewKindOf(stage, state) === kind) continue;
    const candidacy = await lockApplication(transaction, applicationId, { memberId });
    const found = await findOpenInterview(transaction, applicationId, kind);
    if (candidacy && found)
      await cancelInterview(transaction, candidacy, found, { actorId, reason: null, now: clock.now(), publicUrl });
  }
}
