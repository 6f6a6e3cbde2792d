import { and, notInArray, sql } from 'drizzle-orm';
import { interviewKindOf } from '#applications/interviews/rules/interview-step.ts';
import { cancelInterview } from '#applications/interviews/server/cancel-interview.ts';
import { findOpenInterview, lockApplication } from '#applications/interviews/server/queries.ts';
import { interviews } from '#applications/interviews/server/tables.ts';
import type { ApplicationRow } from '#applications/server/tables.ts';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { anyOf } from '#platform/db/statements/any-of.ts';
import { preparedOnce } from '#platform/db/statements/prepared.ts';

const agreedAt = sql<string | null>`(
  select s.starts_at from interview_slots s where s.interview_id = ${interviews.id} and s.confirmed_at is not null)`;

const readOpenInterviews = preparedOnce((database) =>
  database
    .select({ applicationId: interviews.applicationId, kind: interviews.kind, state: interviews.state, agreedAt })
    .from(interviews)
    .where(
      and(
        sql`${interviews.applicationId} = ${anyOf(sql.placeholder('applicationIds'))}`,
        notInArray(interviews.state, ['held', 'cancelled']),
      ),
    ),
);

/** The interviews of these applications that were offered or agreed and have not been held. */
export function listOpenInterviews(transaction: Database, applicationIds: readonly string[]) {
  return readOpenInterviews(transaction, { applicationIds: [...applicationIds] });
}

export type OpenInterviews = Awaited<ReturnType<typeof listOpenInterviews>>;

/** Cancels interviews that do not belong to their applications' current stage. */
export async function settleInterviews(
  transaction: Database,
  changed: readonly Pick<ApplicationRow, 'id' | 'memberId' | 'stage' | 'state'>[],
  {
    actorId,
    undo,
    openInterviews,
  }: { actorId: string | null; undo?: { waitSeconds: number }; openInterviews?: OpenInterviews },
): Promise<void> {
  if (changed.length === 0) return;
  const byId = new Map(changed.map((row) => [row.id, row]));
  // Usually there is none.
  const open = openInterviews ?? (await listOpenInterviews(transaction, [...byId.keys()]));
  for (const { applicationId, kind } of open) {
    const row = byId.get(applicationId);
    if (!row || interviewKindOf(row.stage, row.state) === kind) continue;
    const applied = await lockApplication(transaction, applicationId, { memberId: row.memberId });
    const found = await findOpenInterview(transaction, applicationId, kind);
    if (applied && found)
      await cancelInterview(transaction, applied, found, {
        ...{ actorId, reason: null, now: clock.now() },
        waitSeconds: undo?.waitSeconds,
      });
  }
}
