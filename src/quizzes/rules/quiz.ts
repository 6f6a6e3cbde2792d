export const quizKeys = ['personality', 'culture', 'motivators', 'softSkills'] as const;
/** The four tests of a professional: DISC, OCAI, moving motivators and soft skills. */
export type QuizKey = (typeof quizKeys)[number];

/** A text in both languages; test items are content, not labels of a screen. */
export interface BilingualText {
  readonly pt: string;
  readonly en: string;
}

/**
 * One test: the answers that its steps accept, and their scoring. Scoring is pure and versioned: a stored result names its version,
 * and a new way of scoring gets a new version.
 */
export interface Quiz<Step, Result> {
  readonly key: QuizKey;
  readonly version: number;
  /** Estimated duration, shown before the start; it is not enforced. */
  readonly minutes: number;
  readonly stepCount: number;
  /** Parses the answer of a step (from 0) to the stored form; null when it is invalid for this step. */
  readStep(step: number, value: unknown): Step | null;
  /** Scores a complete set of answers, in the order of the steps. Throws when an answer is missing. */
  score(answers: readonly Step[]): Result;
}
