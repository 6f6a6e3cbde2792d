import type { QuizKey } from '#quizzes/rules/quiz.ts';

/** Months between finishing a test and retaking it; only the motivators have a waiting period. */
const monthsBetween: Readonly<Record<QuizKey, number>> = { personality: 0, culture: 0, motivators: 6, softSkills: 0 };

/**
 * When a test finished at a given moment may be retaken: calendar months later at the same time of day (UTC). Where that month has
 * no such day it is its last one: 31 August leads to the end of February, never into March.
 */
export function retakeAllowedAt(quiz: QuizKey, finishedAt: Date): Date {
  const allowed = new Date(finishedAt);
  const day = finishedAt.getUTCDate();
  allowed.setUTCDate(1);
  allowed.setUTCMonth(allowed.getUTCMonth() + monthsBetween[quiz] + 1, 0);
  allowed.setUTCDate(Math.min(day, allowed.getUTCDate()));
  return allowed;
}
