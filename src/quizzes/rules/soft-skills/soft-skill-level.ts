import {
  type SoftSkillBand,
  softSkillBands,
  type SoftSkillLevel,
  softSkillLevels,
} from '#quizzes/rules/soft-skills/soft-skill.ts';

/**
 * The minimum points (0 to 100) of each level. There is no norm group to compare with, so the borders come from the scale of the
 * answers alone: 0, 25, 50, 75 and 100 points are "never", "rarely", "sometimes", "often" and "always" throughout, and a border
 * lies half-way between two of them. The level is thus the word closest to the average answer: never or rarely, sometimes, often,
 * always.
 */
export const levelStarts: Record<SoftSkillLevel, number> = { learner: 0, beginner: 37.5, leader: 62.5, mentor: 87.5 };

/** The band of a single skill, by the same borders: never or rarely, sometimes, often or always. */
export const bandStarts: Record<SoftSkillBand, number> = { low: 0, middle: 37.5, high: 62.5 };

export function softSkillLevelOf(totalPoints: number): SoftSkillLevel {
  return softSkillLevels.findLast((level) => totalPoints >= levelStarts[level]) ?? 'learner';
}

export function softSkillBandOf(points: number): SoftSkillBand {
  return softSkillBands.findLast((band) => points >= bandStarts[band]) ?? 'low';
}
