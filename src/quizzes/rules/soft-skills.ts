import { softSkillItems } from '#quizzes/content/soft-skill-items.ts';
import type { Quiz } from '#quizzes/rules/quiz.ts';
import { softSkillLevelOf } from '#quizzes/rules/soft-skill-level.ts';
import { highestWorth, readSoftSkillAnswer, readSoftSkillWorths } from '#quizzes/rules/soft-skill-worths.ts';
import { type SoftSkill, type SoftSkillLevel, softSkills } from '#quizzes/rules/soft-skill.ts';

/** The skills and `totalPoints` are points from 0 to 100 with one decimal. */
export interface SoftSkillsResult extends Readonly<Record<SoftSkill, number>> {
  readonly totalPoints: number;
  readonly level: SoftSkillLevel;
}

/**
 * Soft skills: thirty statements, six for each of five skills, answered 0 ("never") to 4 ("always"). Our own statements and scoring.
 * Skill = sum of what its answers are worth ÷ 24 × 100, rounded to one decimal. `totalPoints` = mean of the five skills as shown, rounded to
 * one decimal, so that anybody can check it with a calculator. The level follows from `totalPoints`.
 */
export const softSkillsQuiz: Quiz<number, SoftSkillsResult> = {
  key: 'softSkills',
  version: 1,
  minutes: 6,
  stepCount: softSkillItems.length,
  readStep: readSoftSkillAnswer,
  score: scoreSoftSkills,
};

function scoreSoftSkills(answers: readonly number[]): SoftSkillsResult {
  const worths = readSoftSkillWorths(answers);
  const innovation = countTenths('innovation', worths);
  const mentalSecurity = countTenths('mentalSecurity', worths);
  const purpose = countTenths('purpose', worths);
  const teamWork = countTenths('teamWork', worths);
  const trustiness = countTenths('trustiness', worths);
  const sum = innovation + mentalSecurity + purpose + teamWork + trustiness;
  const totalPoints = Math.round(sum / softSkills.length) / 10;
  return {
    innovation: innovation / 10,
    mentalSecurity: mentalSecurity / 10,
    purpose: purpose / 10,
    teamWork: teamWork / 10,
    trustiness: trustiness / 10,
    totalPoints,
    level: softSkillLevelOf(totalPoints),
  };
}

/** In whole tenths of a point: sums of decimals would drift. */
function countTenths(skill: SoftSkill, worths: readonly number[]): number {
  let earned = 0;
  let possible = 0;
  for (const [step, item] of softSkillItems.entries()) {
    if (item.skill !== skill) continue;
    earned += worths[step] ?? 0;
    possible += highestWorth;
  }
  return Math.round((earned / possible) * 1000);
}
