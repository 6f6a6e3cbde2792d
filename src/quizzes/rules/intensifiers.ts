import { type QuizKey, quizKeys } from '#quizzes/rules/quiz.ts';

/** The tests that applying asks for (decision 15); the soft skills only add to them. */
const askedFor: readonly QuizKey[] = ['personality', 'culture', 'motivators'];

export interface Intensifiers {
  /** One for each test; active from its first result on, also while it is taken again. */
  readonly each: readonly { readonly quiz: QuizKey; readonly active: boolean }[];
  readonly activeCount: number;
  /** May apply, as far as tests decide it. */
  readonly opensApplications: boolean;
  /** Every test is finished: nothing more can be gained. */
  readonly complete: boolean;
}

/**
 * Which profile intensifiers finished tests have activated. They count that a test is finished and never what it says: no result is
 * better than another, and no score is made of them.
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
