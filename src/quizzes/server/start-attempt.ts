import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { quizErrors } from '#quizzes/errors.ts';
import { quizzes } from '#quizzes/rules/quiz-registry.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { retakeAllowedAt } from '#quizzes/rules/retake.ts';
import { renewAttempt } from '#quizzes/server/change-attempt.ts';
import { presentAttempt } from '#quizzes/server/present-attempt.ts';
import { insertAttempt, latestFinished, lockOpenAttempt } from '#quizzes/server/queries.ts';

/** Returns the caller's open attempt, or starts one. Throws `quizzes.retakeTooEarly` with the date of the next one. */
export async function startAttempt({ database, session, language, now }: SignedInContext, quiz: QuizKey) {
  const own = { memberId: session.userId, quiz };
  return database.transaction(async (transaction) => {
    // Two concurrent starts create one attempt.
    await lockCaller(transaction, session.userId);
    const open = await lockOpenAttempt(transaction, own);
    if (open) return presentAttempt(await renewAttempt(transaction, open, now));
    const latest = await latestFinished(transaction, own);
    const allowedAt = latest && retakeAllowedAt(quiz, latest.finishedAt!);
    if (allowedAt && now < allowedAt) {
      throw quizErrors.retakeTooEarly({ date: dayInWords(allowedAt, language) });
    }
    const values = { ...own, quizVersion: quizzes[quiz].version, startedAt: now, updatedAt: now };
    return presentAttempt(await insertAttempt(transaction, values));
  });
}

/** The caller's open attempt, renewed when the test has a new version. */
export async function readAttempt({ database, session, now }: SignedInContext, quiz: QuizKey) {
  return database.transaction(async (transaction) => {
    const open = await lockOpenAttempt(transaction, { memberId: session.userId, quiz });
    return { attempt: open ? presentAttempt(await renewAttempt(transaction, open, now)) : null };
  });
}
