import { type QuizKey, quizKeys } from '#quizzes/rules/quiz.ts';

/** The tests required for applying; the soft skills only add to them. */
const askedFor: readonly QuizKey[] = ['personality', 'culture', 'motivators'];

export interface Intensifiers {
  /** One per test; active from its first result on, also during a retake. */
  readonly each: readonly { readonly quiz: QuizKey; readonly active: boolean }[];
  readonly activeCount: number;
  /** Whether the tests allow applying. */
  readonly opensApplications: boolean;
  /** Whether every test is finished and no intensifier is left to activate. */
  readonly complete: boolean;
}

/**
 * The profile intensifiers activated by finished tests. They only depend on whether a test is finished, never on its result: no
 * result is better than another, and they are part of no score.
 */
export function readIntensifiers(finished: readonly QuizKey[]): Intensifiers {
  const each = quizKeys.map((quiz) => ({ quiz, active: finished.includes(quiz) }));
  const activeCount = each.filter(({ active }) => active).length;
  return {
    each,
    activeCount,
    opensApplications: askedFor.every((quiz) => finished.includes(quiz)),
    complete: activeCount === quizKeys.length,
  };
}
