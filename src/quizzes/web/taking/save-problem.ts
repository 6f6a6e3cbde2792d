import { isApiError } from '#ui/api-error.ts';
import type { GivenAnswer } from './answers.ts';

/** The meaning of a failed call for the test. */
export type SaveProblem =
  | { kind: 'later' }
  | { kind: 'reread' }
  | { kind: 'refused'; given: readonly GivenAnswer[]; message: string };

/** Offline, logged out, or the server busy or away: the same call may succeed later. */
function isPassing(status: number): boolean {
  return status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
}

export function problemOf(problem: unknown, sent: readonly GivenAnswer[]): SaveProblem {
  if (!isApiError(problem) || isPassing(problem.status)) return { kind: 'later' };
  if (problem.code !== 'quizzes.answerRefused') return { kind: 'reread' };
  const refused = new Set(problem.fields.map(({ path }) => Number(/^answers\.(\d+)\./.exec(path)?.[1] ?? 0)));
  return { kind: 'refused', given: sent.filter((_, index) => refused.has(index)), message: problem.message };
}
