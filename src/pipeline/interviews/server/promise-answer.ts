import { applicationsErrors } from '#applications/errors.ts';
import { awaitsAnswer } from '#applications/rules/answer-promise.ts';
import { lockApplication, lockApplicationsOf } from '#applications/interviews/server/queries.ts';
import { setAnswerDates } from '#applications/advancing/server/answers/set-answer-date.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findApplication } from '#pipeline/candidates/server/candidate-queries.ts';
import { findPosition } from '#pipeline/candidates/server/position-queries.ts';

/** The company promises a candidate another answer date. */
export function promiseAnswer(context: SignedInContext, applicationId: string, dueAt: Date): Promise<void> {
  const { database, reach } = context;
  return database.transaction(async (transaction) => {
    const isVisible = await findApplication(transaction, reach, applicationId);
    const applied = isVisible && (await lockApplication(transaction, applicationId, reach));
    if (!applied) throw platformErrors.notFound();
    if (!awaitsAnswer(applied.application)) throw applicationsErrors.final();
    await setAnswerDates(transaction, [applied], { dueAt, ...newDateOf(context) });
  });
}

/** Sets the same date for every candidate of a position who awaits an answer; returns how many it changed. */
export function promiseAnswers(
  context: SignedInContext,
  { dueAt, ...key }: { projectId: string; positionIndex: number; dueAt: Date },
): Promise<number> {
  const { database, reach } = context;
  return database.transaction(async (transaction) => {
    const position = await findPosition(transaction, reach, key);
    if (!position) throw platformErrors.notFound();
    const applied = await lockApplicationsOf(transaction, position.positionId);
    const waiting = applied.filter(({ application }) => awaitsAnswer(application));
    return setAnswerDates(transaction, waiting, { dueAt, ...newDateOf(context) });
  });
}

function newDateOf({ session, now }: SignedInContext) {
  return { actorId: session.userId, now };
}
