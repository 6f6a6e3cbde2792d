import { applicationsErrors } from '#applications/errors.ts';
import type { InterviewOutcome } from '#applications/rules/interview-terms.ts';
import { changeMeeting } from '#applications/interviews/server/change-meeting.ts';
import { findOpenInterview, lockApplication } from '#applications/interviews/server/queries.ts';
import { settleOutcome } from '#applications/interviews/server/settle-outcome.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { lockCandidate } from '#pipeline/interviews/server/arrange-interview.ts';
import { findInterview } from './agenda-queries.ts';

interface Change {
  version: number;
  meetingLink: string | null;
  interviewerIds: readonly string[];
}

export async function changeInterview(context: SignedInContext, interviewId: string, change: Change): Promise<void> {
  const { database, reach, session, now } = context;
  await database.transaction(async (transaction) => {
    const found = await findInterview(transaction, reach, interviewId);
    if (!found) throw platformErrors.notFound();
    const { applied, kind } = await lockCandidate(transaction, context, found.application.id);
    const open = await findOpenInterview(transaction, applied.application.id, kind);
    if (open?.interview.id !== interviewId) throw applicationsErrors.noInterviewNow();
    if (open.interview.version !== change.version) throw platformErrors.staleVersion();
    await changeMeeting(transaction, { applied, open }, { ...change, actorId: session.userId, now });
  });
}

export async function recordOutcome(context: SignedInContext, interviewId: string, outcome: InterviewOutcome) {
  const { database, reach, session, now } = context;
  await database.transaction(async (transaction) => {
    const found = await findInterview(transaction, reach, interviewId);
    const applied = found && (await lockApplication(transaction, found.application.id, reach));
    if (!applied) throw platformErrors.notFound();
    await settleOutcome(transaction, applied, { interviewId, outcome, actorId: session.userId, now });
  });
}
