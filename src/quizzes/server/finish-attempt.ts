import type { SignedInContext } from '#platform/http/request-context.ts';
import { announceProfessional } from '#profiles/server/announce-professional.ts';
import { quizErrors } from '#quizzes/errors.ts';
import { type SavedAnswers, missingSteps, scoreAnswers } from '#quizzes/rules/saved-answers.ts';
import { quizzes } from '#quizzes/rules/quiz-registry.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { changeAttempt } from '#quizzes/server/change-attempt.ts';
import { presentFinished } from '#quizzes/server/present-attempt.ts';
import { writeAttempt } from '#quizzes/server/queries.ts';
import { recordOfMember } from '#profiles/server/record-of-member.ts';
import { quizHappenings } from '#quizzes/happenings.ts';

/** Scores the caller's complete attempt and closes it. A repeated call, or one after a lost answer, returns the same result. */
export async function finishAttempt(context: SignedInContext, { quiz, version }: { quiz: QuizKey; version: number }) {
  return changeAttempt(context, {
    quiz,
    version,
    change: async (transaction, attempt) => {
      requireEveryStep(quiz, attempt.answers);
      const result = scoreAnswers(quizzes[quiz], attempt.answers);
      const { now } = context;
      const values = { state: 'finished' as const, result, finishedAt: now, updatedAt: now };
      const finished = await writeAttempt(transaction, attempt, values);
      await recordOfMember(transaction, quizHappenings.finished, attempt.memberId);
      await announceProfessional(transaction, attempt.memberId);
      return presentFinished(finished);
    },
    whenFinished: (latest) => {
      // Finishing was the change after the version that the caller saw.
      if (latest.version !== version + 1) throw quizErrors.finished();
      return presentFinished(latest);
    },
  });
}

function requireEveryStep(quiz: QuizKey, answers: SavedAnswers): void {
  const missing = missingSteps(quizzes[quiz], answers);
  if (missing.length === 0) return;
  const { code } = quizErrors.stepMissing;
  throw quizErrors.stepsMissing(
    { count: missing.length },
    missing.map((step) => ({ path: `answers.${step}`, code })),
  );
}
