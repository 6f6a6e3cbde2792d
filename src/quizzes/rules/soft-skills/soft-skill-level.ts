import {
  type SoftSkillBand,
  softSkillBands,
  type SoftSkillLevel,
  softSkillLevels,
} from '#quizzes/rules/soft-skills/soft-skill.ts';

/**
 * From how many points on (0 to 100) a level holds. No group of people was measured to compare anybody with, so the borders come from the
 * scale of the answers alone: 0, 25, 50, 75 and 100 points are "never", "rarely", "sometimes", "often" and "always" throughout, and a border
 * lies half-way between two of them. The level thus is the word nearest to one's average answer: never or rarely, sometimes, often, always.
 */
export const levelStarts: Record<SoftSkillLevel, number> = { learner: 0, beginner: 37.5, leader: 62.5, mentor: 87.5 };

/** For the texts about one skill, by the same borders: never or rarely, sometimes, often or always. */
export const bandStarts: Record<SoftSkillBand, number> = { low: 0, middle: 37.5, high: 62.5 };

export function softSkillLevelOf(totalPoints: number): SoftSkillLevel {
  return softSkillLevels.findLast((level) => totalPoints >= levelStarts[level]) ?? 'learner';
}

export function softSkillBandOf(points: number): SoftSkillBand {
  return softSkillBands.findLast((band) => points >= bandStarts[band]) ?? 'low';
}
