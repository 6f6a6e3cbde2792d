import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import { readSoftSkillWorths } from '#quizzes/rules/soft-skills/soft-skill-worths.ts';
import { type SoftSkill, softSkills } from '#quizzes/rules/soft-skills/soft-skill.ts';

/** From a difference of two steps of the scale ("often" here, "rarely" there), the answers are worth rereading. */
export const notableGap = 2;

export interface AnswerConsistency {
  /** Steps of the scale, 0 to 4, between a skill's normal and its reversed statements. */
  readonly gaps: Readonly<Record<SoftSkill, number>>;
  readonly worthALook: readonly SoftSkill[];
}

/**
 * The difference between the two ways of asking about a skill: |mean score of its normal − mean score of its reversed statements|.
 * Only a hint to the member. It is separate from the result so that it can be neither stored with it, nor shared, nor used in a
 * score: work that differs from day to day is a fair reason to answer both with "often".
 */
export function compareAnswers(answers: readonly number[]): AnswerConsistency {
  const worths = readSoftSkillWorths(answers);
  const gaps = {
    innovation: gapOf('innovation', worths),
    mentalSecurity: gapOf('mentalSecurity', worths),
    purpose: gapOf('purpose', worths),
    teamWork: gapOf('teamWork', worths),
    trustiness: gapOf('trustiness', worths),
  };
  return { gaps, worthALook: softSkills.filter((skill) => gaps[skill] >= notableGap) };
}

function gapOf(skill: SoftSkill, worths: readonly number[]): number {
  return Math.abs(meanWorth(skill, false, worths) - meanWorth(skill, true, worths));
}

function meanWorth(skill: SoftSkill, reversed: boolean, worths: readonly number[]): number {
  const chosen = worths.filter((_, step) => {
    const item = softSkillItems[step];
    return item?.skill === skill && item.reversed === reversed;
  });
  return chosen.reduce((sum, worth) => sum + worth, 0) / chosen.length;
}
