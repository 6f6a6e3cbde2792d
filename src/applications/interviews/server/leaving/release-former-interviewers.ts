import { and, eq, notInArray, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { releaseInterviewer } from '#applications/interviews/server/leaving/release-interviewer.ts';
import { interviewBookings, interviewers, interviews } from '#applications/interviews/server/tables.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { JobContext } from '#platform/jobs/job-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { isOfSpace } from '#workspaces/server/queries.ts';

/** Every ten minutes: whose membership has expired, or who is no longer the company's recruiter, leaves its coming interviews. */
export const releaseFormerInterviewersJob: AnyJob = {
  name: 'release-former-interviewers',
  retryLimit: 0,
  retryDelaySeconds: 60,
  schedule: '*/10 * * * *',
  run: (_data, context) => releaseFormerInterviewers(context),
};

const AT_ONCE = 100;

type Context = Pick<JobContext, 'database' | 'settings' | 'log'>;

/** Whoever cannot be released holds up nobody else, and is tried again by the next run. */
export async function releaseFormerInterviewers({ database, log }: Context): Promise<void> {
  // Whose agreed time is over needs nobody any more; what is only offered has no booking.
  const isOver = sql`(${interviews.state} = 'confirmed' and not exists (select from ${interviewBookings} b
    where b.interview_id = ${interviews.id} and b.ends_at > ${clockTime}))`;
  const former = await database
    .selectDistinct({ userId: interviewers.userId, workspaceId: applications.workspaceId })
    .from(interviews)
    .innerJoin(interviewers, eq(interviewers.interviewId, interviews.id))
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(users, eq(users.id, interviewers.userId))
    .where(
      and(
        notInArray(interviews.state, ['held', 'cancelled']),
        sql`not ${isOver}`,
        sql`not ${isOfSpace(applications.workspaceId)}`,
      ),
    )
    .limit(AT_ONCE);
  for (const { userId, workspaceId } of former)
    await database
      .transaction((transaction) => releaseInterviewer(transaction, { userId, workspaceId, actorId: null }))
      .catch((problem: unknown) => log.error({ problem: describeProblem(problem) }, 'interviewer not released'));
}
