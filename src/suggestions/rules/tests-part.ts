import { verdictOf, type Verdict } from '#jobs/opportunities/rules/suitability.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';

/** The tests that companies require of everyone. */
export const ASKED_TESTS = ['personality', 'culture', 'motivators'] as const satisfies readonly QuizKey[];
/** Added to the hundred of the other criteria if the company asks for tests. */
export const TESTS_WEIGHT = 12;

export interface TestsPart {
  verdict: Verdict;
  points: number;
  finished: number;
}

/** The number of required tests that are finished; their results do not count. */
export function rateTests(finishedTests: readonly QuizKey[]): TestsPart {
  const finished = ASKED_TESTS.filter((test) => finishedTests.includes(test)).length;
  const met = finished / ASKED_TESTS.length;
  return { verdict: verdictOf(met), points: TESTS_WEIGHT * met, finished };
}

/** Scaled to 100 again, with the tests among the criteria. */
export function withTests(sum: number, testsPoints: number): number {
  return ((sum + testsPoints) * 100) / (100 + TESTS_WEIGHT);
}
