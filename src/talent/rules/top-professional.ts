import { LEVEL_STARTS } from '#profiles/rules/profile-score.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';

/** The tests that companies require of everyone; the soft skills one is extra. */
const ASKED_TESTS: readonly QuizKey[] = ['personality', 'culture', 'motivators'];
const DAY_MS = 86_400_000;
/** Days without activity after which the stamp is suspended. */
export const RECENT_DAYS = 30;

export const topCriteria = ['champion', 'tests', 'available', 'recent'] as const;
export type TopCriterion = (typeof topCriteria)[number];

/** The conditions of the stamp. None of them can be bought, and none reveals who the person is. */
export interface TopFacts {
  /** Completeness of the profile, 0 to 100. */
  score: number;
  finishedTests: readonly QuizKey[];
  isAvailable: boolean;
  /** The last change of the profile or use of the product, whichever is later. */
  activeAt: Date;
}

/**
 * Which of the four conditions of the top professional stamp are met: the profile is complete (Champion), the three tests are finished, the person is
 * available, and was active within 30 days. The stamp needs all four; `docs/people.md` says why these.
 */
export function metCriteria(facts: TopFacts, now: Date): TopCriterion[] {
  const holds: Record<TopCriterion, boolean> = {
    champion: facts.score >= LEVEL_STARTS.champion,
    tests: ASKED_TESTS.every((test) => facts.finishedTests.includes(test)),
    available: facts.isAvailable,
    recent: now.getTime() - facts.activeAt.getTime() <= RECENT_DAYS * DAY_MS,
  };
  return topCriteria.filter((criterion) => holds[criterion]);
}

export function isTopProfessional(facts: TopFacts, now: Date): boolean {
  return metCriteria(facts, now).length === topCriteria.length;
}
