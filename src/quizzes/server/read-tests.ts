import type { SignedInContext } from '#platform/http/request-context.ts';
import { quizzes } from '#quizzes/rules/quiz-registry.ts';
import { quizKeys } from '#quizzes/rules/quiz.ts';
import { retakeAllowedAt } from '#quizzes/rules/retake.ts';
import { latestAttempts } from '#quizzes/server/queries.ts';

/** The caller's progress in each test. */
export async function readTests({ database, session }: SignedInContext) {
  const attempts = await latestAttempts(database, session.userId);
  const tests = quizKeys.map((quiz) => {
    const { minutes, stepCount } = quizzes[quiz];
    const own = attempts.filter((one) => one.quiz === quiz);
    const open = own.find(({ state }) => state === 'inProgress');
    const finishedAt = own.find(({ state }) => state === 'finished')?.finishedAt ?? null;
    const latest = open ?? own[0];
    return {
      quiz,
      minutes,
      state: latest?.state ?? ('notStarted' as const),
      // A newer version of the test may have fewer steps than were answered.
      answeredSteps: Math.min(latest?.answeredSteps ?? 0, stepCount),
      stepCount,
      finishedAt: finishedAt && finishedAt.toISOString(),
      retakeAllowedAt: finishedAt && retakeAllowedAt(quiz, finishedAt).toISOString(),
    };
  });
  return { tests };
}
