import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import { readSoftSkillWorths } from '#quizzes/rules/soft-skills/soft-skill-worths.ts';
import { type SoftSkill, softSkills } from '#quizzes/rules/soft-skills/soft-skill.ts';

/** From two words of the scale on ("often" here, "rarely" there) it is worth reading the answers again. */
export const gapWorthALook = 2;

export interface AnswerConsistency {
  /** Words of the scale, 0 to 4, between what normal and reversed statements of a skill say. */
  readonly gaps: Readonly<Record<SoftSkill, number>>;
  readonly worthALook: readonly SoftSkill[];
}

/**
 * How far the two ways of asking about a skill disagree: |mean worth of its normal − mean worth of its reversed statements|.
 * A hint to the member only. It stands apart from the result so that it can be neither stored with it, nor shared, nor used in a score: that
 * work is different from day to day is a fair reason to answer both with "often".
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
  return { gaps, worthALook: softSkills.filter((skill) => gaps[skill] >= gapWorthALook) };
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
