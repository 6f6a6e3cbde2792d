import type { Quiz } from '#quizzes/rules/quiz.ts';

/** In the order of the letters: A Clan, B Adhocracy, C Market, D Hierarchy. */
export const cultureKeys = ['clan', 'adhocracy', 'market', 'hierarchy'] as const;
export type CultureKey = (typeof cultureKeys)[number];

/** In the order of the steps. */
export const cultureQuestionKeys = [
  'dominantCharacteristics',
  'organisationalLeadership',
  'managementOfEmployees',
  'organisationGlue',
  'strategicEmphases',
  'criteriaOfSuccess',
] as const;
export type CultureQuestionKey = (typeof cultureQuestionKeys)[number];

/** The points to distribute in each question. */
export const CULTURE_POINTS = 100;

/** The points of one question in the order of the letters: four whole percentages that add up to 100. */
export type CultureStep = readonly [clan: number, adhocracy: number, market: number, hierarchy: number];
export type CultureShares = Readonly<Record<CultureKey, number>>;

export interface CultureResult {
  /** Percentages; the four add up to 100. */
  readonly shares: CultureShares;
  readonly dominant: CultureKey;
}

/**
 * Organisational culture after the Competing Values Framework of Kim S. Cameron and Robert E. Quinn ("Diagnosing and Changing
 * Organizational Culture"). Share of a culture = the sum of its letter over the six questions ÷ 6. Dominant is the largest share;
 * of equal ones, that with more points in the first question in which they differ (the first question covers the whole), otherwise
 * the earlier letter. Behavioural self-knowledge, not a psychological test.
 */
export const cultureQuiz: Quiz<CultureStep, CultureResult> = {
  key: 'culture',
  version: 1,
  minutes: 3,
  stepCount: cultureQuestionKeys.length,
  readStep: (step, value) => (cultureQuestionKeys[step] && isCultureStep(value) ? [...value] : null),
  score: (answers) => {
    const complete = cultureQuestionKeys.map((question, step) => {
      const answer = answers[step];
      if (!answer) throw new Error(`The question ${question} has no answer.`);
      return answer;
    });
    const shares = byCulture((_, letter) => sum(complete.map((points) => points[letter] ?? 0)) / complete.length);
    return { shares, dominant: dominantOf(complete) };
  },
};

/** Builds a record with one value per culture. */
export function byCulture(figureOf: (culture: CultureKey, letter: number) => number): CultureShares {
  const figures = cultureKeys.map((culture, letter) => [culture, figureOf(culture, letter)] as const);
  return Object.fromEntries(figures) as Record<CultureKey, number>;
}

function isCultureStep(value: unknown): value is CultureStep {
  if (!Array.isArray(value) || value.length !== cultureKeys.length) return false;
  const points = Array.from(value, (part: unknown) => (isPercentage(part) ? part : Number.NaN));
  return sum(points) === CULTURE_POINTS;
}

function isPercentage(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= CULTURE_POINTS;
}

function dominantOf(answers: readonly CultureStep[]): CultureKey {
  const ranking = cultureKeys.map((culture, letter) => {
    const points = answers.map((answer) => answer[letter] ?? 0);
    return { culture, points: [sum(points), ...points] };
  });
  return ranking.reduce((first, second) => (isAhead(second.points, first.points) ? second : first)).culture;
}

function isAhead(points: readonly number[], others: readonly number[]): boolean {
  const decides = points.findIndex((value, index) => value !== others[index]);
  return decides >= 0 && (points[decides] ?? 0) > (others[decides] ?? 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
