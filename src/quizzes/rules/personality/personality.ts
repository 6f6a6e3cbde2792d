import { personalitySteps } from '#quizzes/content/personality-phrases.ts';
import {
  personalityStyles,
  traitsOfStyle,
  type PersonalityStyle,
  type PersonalityTrait,
} from '#quizzes/rules/personality/personality-traits.ts';
import type { Quiz } from '#quizzes/rules/quiz.ts';

/**
 * The phrases of a step that are most and least like the person, by their traits, so that a stored answer does not depend on where
 * a phrase is shown.
 */
export interface PersonalityAnswer {
  readonly most: PersonalityTrait;
  readonly least: PersonalityTrait;
}

export interface StyleScore {
  readonly most: number;
  readonly least: number;
  /** (most − least + 25) ÷ 100: from 0 to 0.5, and 1 over the four styles. */
  readonly share: number;
  /** (most − least + 25) ÷ 50: from 0 to 1, a half when chosen as often as refused. */
  readonly bar: number;
}

export interface PersonalityResult {
  readonly styles: Readonly<Record<PersonalityStyle, StyleScore>>;
  /** (most − least + 5) ÷ 10: from 0 to 1 like the bars of the styles, as a trait has five phrases where a style has 25. */
  readonly traits: Readonly<Record<PersonalityTrait, number>>;
  readonly principal: PersonalityStyle;
  readonly complementary: PersonalityStyle;
}

/** Copied for every count; a literal, so that scoring many results allocates no intermediate lists. */
const noMarks = Object.fromEntries(
  personalityStyles.flatMap((style) => traitsOfStyle[style].map((trait) => [trait, 0])),
) as Record<PersonalityTrait, number>;

function readAnswer(step: number, value: unknown): PersonalityAnswer | null {
  if (typeof value !== 'object' || value === null) return null;
  const given: { most?: unknown; least?: unknown } = value;
  const traits = personalitySteps[step]?.map(({ trait }) => trait) ?? [];
  const most = traits.find((trait) => trait === given.most);
  const least = traits.find((trait) => trait === given.least);
  return most && least && most !== least ? { most, least } : null;
}

/**
 * The styles, strongest first: by share; of equal shares, the one chosen more often (and so refused more often too: strong opinions
 * about a style say more than none); otherwise in the order of DISC.
 */
export function rankStyles(styles: PersonalityResult['styles']): PersonalityStyle[] {
  const lead = (style: PersonalityStyle) => styles[style].most - styles[style].least;
  return personalityStyles.toSorted((one, other) => lead(other) - lead(one) || styles[other].most - styles[one].most);
}

function scoreAnswers(answers: readonly PersonalityAnswer[]): PersonalityResult {
  const complete = personalitySteps.every((_, step) => answers[step] !== undefined);
  if (!complete || answers.length !== personalitySteps.length) throw new Error('The personality test has 25 answers.');
  const mosts = { ...noMarks };
  const leasts = { ...noMarks };
  for (const { most, least } of answers) {
    mosts[most] += 1;
    leasts[least] += 1;
  }
  const traits = { ...noMarks };
  const scoreStyle = (style: PersonalityStyle): StyleScore => {
    let [most, least] = [0, 0];
    for (const trait of traitsOfStyle[style]) {
      most += mosts[trait];
      least += leasts[trait];
      traits[trait] = (mosts[trait] - leasts[trait] + 5) / 10;
    }
    return { most, least, share: (most - least + 25) / 100, bar: (most - least + 25) / 50 };
  };
  const styles = {
    dominance: scoreStyle('dominance'),
    influence: scoreStyle('influence'),
    stability: scoreStyle('stability'),
    conformity: scoreStyle('conformity'),
  };
  const [principal, complementary] = rankStyles(styles) as [PersonalityStyle, PersonalityStyle];
  return { styles, traits, principal, complementary };
}

/** The DISC test as behavioural self-knowledge, scored by the formulas of decisions.md ("Domain facts"). */
export const personalityQuiz: Quiz<PersonalityAnswer, PersonalityResult> = {
  key: 'personality',
  version: 1,
  minutes: 7,
  stepCount: personalitySteps.length,
  readStep: readAnswer,
  score: scoreAnswers,
};
