import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import { highestWorth, readSoftSkillWorths } from '#quizzes/rules/soft-skills/soft-skill-worths.ts';
import type { SoftSkill } from '#quizzes/rules/soft-skills/soft-skill.ts';

export interface ExplainedItem {
  readonly step: number;
  readonly answer: number;
  /** 0 to 4: the answer, turned round where the statement is reversed. */
  readonly worth: number;
  /** −2 to 2: how far the answer drew the skill away from "sometimes". */
  readonly pull: number;
}

export interface SkillExplanation {
  readonly skill: SoftSkill;
  /** earned ÷ possible × 100, rounded to one decimal, are the points of the skill. */
  readonly earned: number;
  readonly possible: number;
  readonly points: number;
  readonly items: readonly ExplainedItem[];
  /** Those that drew the skill up, strongest first; equals in the order asked. */
  readonly raised: readonly ExplainedItem[];
  /** Those that drew it down, strongest first; equals in the order asked. */
  readonly lowered: readonly ExplainedItem[];
}

/** The maths of one skill on request. "Sometimes" throughout gives 50 points; each word of pull moves them by 100 ÷ 24. */
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
