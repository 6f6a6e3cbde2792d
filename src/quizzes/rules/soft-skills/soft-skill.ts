import type { BilingualText } from '#quizzes/rules/quiz.ts';

export const softSkills = ['innovation', 'mentalSecurity', 'purpose', 'teamWork', 'trustiness'] as const;
export type SoftSkill = (typeof softSkills)[number];

/** In the order of growth. */
export const softSkillLevels = ['learner', 'beginner', 'leader', 'mentor'] as const;
export type SoftSkillLevel = (typeof softSkillLevels)[number];

export const softSkillBands = ['low', 'middle', 'high'] as const;
export type SoftSkillBand = (typeof softSkillBands)[number];

/** A statement about work, answered by frequency. For a reversed one "always" is the weakest answer. */
export interface SoftSkillItem {
  readonly skill: SoftSkill;
  readonly reversed: boolean;
  readonly text: BilingualText;
}
