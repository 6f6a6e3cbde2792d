import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import { highestWorth, readSoftSkillWorths } from '#quizzes/rules/soft-skills/soft-skill-worths.ts';
import type { SoftSkill } from '#quizzes/rules/soft-skills/soft-skill.ts';

export interface ExplainedItem {
  readonly step: number;
  readonly answer: number;
  /** 0 to 4: the answer, inverted for a reversed statement. */
  readonly worth: number;
  /** −2 to 2: the answer's effect on the skill, relative to "sometimes". */
  readonly pull: number;
}

export interface SkillExplanation {
  readonly skill: SoftSkill;
  /** earned ÷ possible × 100, rounded to one decimal, are the points of the skill. */
  readonly earned: number;
  readonly possible: number;
  readonly points: number;
  readonly items: readonly ExplainedItem[];
  /** The statements that raised the skill, strongest first; ties in the order asked. */
  readonly raised: readonly ExplainedItem[];
  /** The statements that lowered it, strongest first; ties in the order asked. */
  readonly lowered: readonly ExplainedItem[];
}

/** Explains the score of one skill. Answering "sometimes" throughout gives 50 points; each step of effect changes them by 100 ÷ 24. */
export function explainSoftSkill(answers: readonly number[], skill: SoftSkill): SkillExplanation {
  const items = readSoftSkillWorths(answers).flatMap((worth, step) =>
    softSkillItems[step]?.skill === skill
      ? [{ step, answer: answers[step] ?? 0, worth, pull: worth - highestWorth / 2 }]
      : [],
  );
  const earned = items.reduce((sum, { worth }) => sum + worth, 0);
  const possible = items.length * highestWorth;
  return {
    skill,
    earned,
    possible,
    points: Math.round((earned / possible) * 1000) / 10,
    items,
    raised: items.filter(({ pull }) => pull > 0).toSorted((first, second) => second.pull - first.pull),
    lowered: items.filter(({ pull }) => pull < 0).toSorted((first, second) => first.pull - second.pull),
  };
}
