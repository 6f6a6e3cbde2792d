import type { Quiz } from '#quizzes/rules/quiz.ts';

/** The deck. Screens shuffle it, so that the first card is not the same for everybody. */
export const motivatorKeys = [
  'creativity',
  'integrity',
  'approval',
  'proficiency',
  'influence',
  'autonomy',
  'relationships',
  'rules',
  'achievements',
  'esteem',
] as const;
export type MotivatorKey = (typeof motivatorKeys)[number];

/** A dealt card: its position expresses its importance, the flag whether it motivates or demotivates. */
export interface DealtCard {
  readonly card: MotivatorKey;
  readonly motivates: boolean;
}

/** The row of cards after a deal, most important first. */
export type MotivatorsStep = readonly DealtCard[];

export interface RankedCard extends DealtCard {
  /** 1 is the most important, 10 the least; each rank is used once. */
  readonly rank: number;
}

export interface MotivatorsResult {
  readonly cards: readonly RankedCard[];
  readonly topThree: readonly MotivatorKey[];
}

/**
 * Moving motivators: ten cards are dealt one by one and ranked. A step is one deal, and its answer is the whole row after it: step
 * 0 has one card, step 9 all ten. So a resumed test only needs the latest answer, moving cards saves the same step again, and the
 * test cannot be finished before the tenth card is placed. Rank = position in the row of the last step; the top three are ranks 1
 * to 3, whether they motivate or demotivate: both matter.
 */
export const motivatorsQuiz: Quiz<MotivatorsStep, MotivatorsResult> = {
  key: 'motivators',
  version: 1,
  minutes: 10,
  stepCount: motivatorKeys.length,
  readStep: (step, value) => {
    if (!motivatorKeys[step] || !Array.isArray(value) || value.length !== step + 1) return null;
    const row = Array.from(value, readCard).filter((dealt) => dealt !== null);
    return new Set(row.map(({ card }) => card)).size === value.length ? row : null;
  },
  score: (answers) => {
    const missing = motivatorKeys.findIndex((_, step) => answers[step]?.length !== step + 1);
    if (missing >= 0) throw new Error(`Card ${missing + 1} of the deal is missing.`);
    const row = answers[motivatorKeys.length - 1] ?? [];
    const cards = row.map(({ card, motivates }, place) => ({ card, motivates, rank: place + 1 }));
    return { cards, topThree: cards.slice(0, 3).map(({ card }) => card) };
  },
};

function readCard(value: unknown): DealtCard | null {
  if (typeof value !== 'object' || value === null || !('card' in value) || !('motivates' in value)) return null;
  const card = motivatorKeys.find((key) => key === value.card);
  return card && typeof value.motivates === 'boolean' ? { card, motivates: value.motivates } : null;
}
