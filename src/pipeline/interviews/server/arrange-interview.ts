import type { z } from 'zod';
import { applicationsErrors } from '#applications/errors.ts';
import { interviewKindOf } from '#applications/interviews/rules/interview-step.ts';
import { asTold, type ToldStatus } from '#applications/rules/told-status.ts';
import { cancelInterview } from '#applications/interviews/server/cancel-interview.ts';
import { offerInterview } from '#applications/interviews/server/offer-interview.ts';
import { presentInterview } from '#applications/interviews/server/present-interview.ts';
import { findOpenInterview, lockApplication } from '#applications/interviews/server/queries.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import type { processContract } from '#pipeline/interviews/contract.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { abilitiesOf } from '#pipeline/candidates/server/policy.ts';

type Offer = z.output<(typeof processContract)['POST /candidates/{applicationId}/interview']['body']>;

/** Locks a candidate whose stage the caller works in. */
export async function lockCandidate(
  transaction: Database,
  context: SignedInContext,
  applicationId: string,
  stageOf: (application: ToldStatus) => ToldStatus = (application) => application,
) {
  const isVisible = await findApplication(transaction, context.reach, applicationId);
  const applied = isVisible && (await lockApplication(transaction, applicationId, context.reach));
  if (!applied) throw platformErrors.notFound();
  const { stage, state } = stageOf(applied.application);
  if (!abilitiesOf(context).targets.includes(stage)) throw pipelineErrors.beyondReach();
  const kind = interviewKindOf(stage, state);
  if (!kind) throw applicationsErrors.noInterviewNow();
  return { applied, kind };
}

/** Offers times for the interview of the candidate's stage, and notifies the candidate. */
export function offerTimes(context: SignedInContext, applicationId: string, offer: Offer) {
  const { database, session, now } = context;
  return database.transaction(async (transaction) => {
    const { applied, kind } = await lockCandidate(transaction, context, applicationId);
    await offerInterview(transaction, applied, {
      ...offer,
      actorId: session.userId,
      now,
    });
    const open = await findOpenInterview(transaction, applicationId, kind);
    return presentInterview(open!, applied.application.memberId, now);
  });
}

export function cancelArrangedInterview(
  context: SignedInContext,
  applicationId: string,
  reason: string | null,
): Promise<void> {
  const { database, session, now } = context;
  return database.transaction(async (transaction) => {
    // Until a disqualification is told its interview stays arranged, so it can be cancelled.
    const { applied, kind } = await lockCandidate(transaction, context, applicationId, asTold);
    const open = await findOpenInterview(transaction, applicationId, kind);
    if (!open) throw applicationsErrors.noInterviewNow();
    await cancelInterview(transaction, applied, open, { actorId: session.userId, reason, now });
  });
}
