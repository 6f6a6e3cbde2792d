import type { SignedInContext } from '#platform/http/request-context.ts';
import { announceProfessional } from '#profiles/server/announce-professional.ts';
import { quizErrors } from '#quizzes/errors.ts';
import { type KeptAnswers, missingSteps, scoreAnswers } from '#quizzes/rules/kept-answers.ts';
import { quizzes } from '#quizzes/rules/quiz-registry.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import { changeAttempt } from '#quizzes/server/hold-attempt.ts';
import { presentFinished } from '#quizzes/server/present-attempt.ts';
import { writeAttempt } from '#quizzes/server/queries.ts';

/** Scores the caller's complete attempt and closes it. Whoever asks twice, or after a lost answer, gets the same result. */
export async function finishAttempt(context: SignedInContext, { quiz, version }: { quiz: QuizKey; version: number }) {
  return changeAttempt(context, {
    quiz,
    version,
    change: async (transaction, attempt) => {
      demandEveryStep(quiz, attempt.answers);
      const result = scoreAnswers(quizzes[quiz], attempt.answers);
      const { now } = context;
      const values = { state: 'finished' as const, result, finishedAt: now, updatedAt: now };
      const finished = await writeAttempt(transaction, attempt, values);
      await announceProfessional(transaction, attempt.memberId);
      return presentFinished(finished);
    },
    whenFinished: (latest) => {
      // Finishing was the change that followed the version which the caller saw.
      if (latest.version !== version + 1) throw quizErrors.finished();
      return presentFinished(latest);
    },
  });
}

function demandEveryStep(quiz: QuizKey, answers: KeptAnswers): void {
  const missing = missingSteps(quizzes[quiz], answers);
  if (missing.length === 0) return;
  const { code } = quizErrors.stepMissing;
  throw quizErrors.stepsMissing(
    { count: missing.length },
    missing.map((step) => ({ path: `answers.${step}`, code })),
  );
}
