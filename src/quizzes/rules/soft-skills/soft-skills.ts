import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import type { Quiz } from '#quizzes/rules/quiz.ts';
import { softSkillLevelOf } from '#quizzes/rules/soft-skills/soft-skill-level.ts';
import {
  highestWorth,
  readSoftSkillAnswer,
  readSoftSkillWorths,
} from '#quizzes/rules/soft-skills/soft-skill-worths.ts';
import { type SoftSkill, type SoftSkillLevel, softSkills } from '#quizzes/rules/soft-skills/soft-skill.ts';

/** The skills and `totalPoints` are points from 0 to 100 with one decimal. */
export interface SoftSkillsResult extends Readonly<Record<SoftSkill, number>> {
  readonly totalPoints: number;
  readonly level: SoftSkillLevel;
}

/**
 * Soft skills: thirty statements, six for each of five skills, answered 0 ("never") to 4 ("always"). Our own statements and
 * scoring. Skill = sum of the scores of its answers ÷ 24 × 100, rounded to one decimal. `totalPoints` = mean of the five rounded
 * skills, rounded to one decimal, so that anybody can check it with a calculator. The level follows from `totalPoints`.
 */
export const softSkillsQuiz: Quiz<number, SoftSkillsResult> = {
  key: 'softSkills',
  version: 1,
  minutes: 6,
  stepCount: softSkillItems.length,
  readStep: readSoftSkillAnswer,
  score: scoreSoftSkills,
};

const possibleWorth = addWorths(softSkillItems.map(() => highestWorth));

function scoreSoftSkills(answers: readonly number[]): SoftSkillsResult {
  const points = addWorths(readSoftSkillWorths(answers));
  let sum = 0;
  for (const skill of softSkills) {
    // Summed in whole tenths of a point, because decimals would accumulate errors.
    const tenths = Math.round((points[skill] / possibleWorth[skill]) * 1000);
    points[skill] = tenths / 10;
    sum += tenths;
  }
  const totalPoints = Math.round(sum / softSkills.length) / 10;
  return { ...points, totalPoints, level: softSkillLevelOf(totalPoints) };
}

function addWorths(worths: readonly number[]): Record<SoftSkill, number> {
  const sums = { innovation: 0, mentalSecurity: 0, purpose: 0, teamWork: 0, trustiness: 0 };
  for (const [step, { skill }] of softSkillItems.entries()) sums[skill] += worths[step] ?? 0;
  return sums;
}
