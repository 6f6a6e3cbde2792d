export const quizKeys = ['personality', 'culture', 'motivators', 'softSkills'] as const;
/** The four tests of a professional: DISC, OCAI, moving motivators and soft skills. */
export type QuizKey = (typeof quizKeys)[number];

/** A text in both languages; the items of the tests are content, not words of a screen. */
export interface BilingualText {
  readonly pt: string;
  readonly en: string;
}

/**
 * One test: which answers its steps take, and what they come to. Scoring is pure and versioned: a stored result names the version that
 * made it, and a new way of scoring gets a new version.
 */
export interface Quiz<Step, Result> {
  readonly key: QuizKey;
  readonly version: number;
  /** Told to who begins; nobody is held to it. */
  readonly minutes: number;
  readonly stepCount: number;
  /** The answer of a step (from 0) as it is kept; null when it is none that this step takes. */
  readStep(step: number, value: unknown): Step | null;
  /** What a complete set of answers comes to, in the order of the steps. Throws when an answer is missing. */
  score(answers: readonly Step[]): Result;
}
