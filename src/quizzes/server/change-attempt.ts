import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { quizErrors } from '#quizzes/errors.ts';
import { validAnswers } from '#quizzes/rules/saved-answers.ts';
import { quizzes } from '#quizzes/rules/quiz-registry.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { type AttemptRow, latestFinished, lockOpenAttempt, writeAttempt } from '#quizzes/server/queries.ts';

/** Restarts an attempt of an older version of the test with the answers that are still valid; leaves a current one unchanged. */
export async function renewAttempt(transaction: Database, attempt: AttemptRow, now: Date): Promise<AttemptRow> {
  const quiz = quizzes[attempt.quiz];
  if (attempt.quizVersion === quiz.version) return attempt;
  const answers = validAnswers(quiz, attempt.answers);
  const answeredSteps = Object.keys(answers).length;
  return writeAttempt(transaction, attempt, { quizVersion: quiz.version, answers, answeredSteps, updatedAt: now });
}

interface AttemptChange<Outcome> {
  quiz: QuizKey;
  /** The version of the attempt that the caller saw. */
  version: number;
  change: (transaction: Database, attempt: AttemptRow) => Promise<Outcome>;
  /** The error when no attempt is open any more. */
  whenFinished?: (latest: AttemptRow) => Outcome;
}

/**
 * Changes the caller's open attempt under a lock. Throws `platform.staleVersion` when it differs from what the caller saw, and
 * `quizzes.newVersion` when the test has a new version since: the attempt is then renewed, and the caller reloads it.
 */
export async function changeAttempt<Outcome>(
  { database, session, now }: SignedInContext,
  { quiz, version, change, whenFinished }: AttemptChange<Outcome>,
): Promise<Outcome> {
  const own = { memberId: session.userId, quiz };
  const changed = await database.transaction(async (transaction) => {
    const attempt = await lockOpenAttempt(transaction, own);
    if (!attempt) {
      const latest = await latestFinished(transaction, own);
      if (!latest) throw quizErrors.notStarted();
      if (!whenFinished) throw quizErrors.finished();
      return { outcome: whenFinished(latest) };
    }
    // The renewal must be committed although the call is refused.
    if ((await renewAttempt(transaction, attempt, now)) !== attempt) return null;
    if (attempt.version !== version) throw platformErrors.staleVersion();
    return { outcome: await change(transaction, attempt) };
  });
  if (!changed) throw quizErrors.newVersion();
  return changed.outcome;
}
