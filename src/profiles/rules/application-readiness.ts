import { hardSkills, hasHourValue, hasMonthValue, hasText } from '#profiles/rules/profile-facts.ts';
import { scoreProfile } from '#profiles/rules/profile-score.ts';
import type { Profile, ProfileSection } from '#profiles/rules/profile.ts';

/** One requirement for applying. Other capabilities (tests) add their own, with their own codes and sections. */
export type Requirement<Code extends string = string, Section extends string = string> = {
  code: Code;
  section: Section;
  isMet: (profile: Profile) => boolean;
};
export type MissingRequirement<Code extends string = string, Section extends string = string> = {
  code: Code;
  section: Section;
};

export const READINESS_CODES = [
  'displayName',
  'jobTitle',
  'level',
  'country',
  'city',
  'about',
  'experienceOrEducation',
  'hardSkill',
  'language',
  'expectedValue',
  'profileScore',
] as const;
export type ReadinessCode = (typeof READINESS_CODES)[number];

const profileRequirements: Requirement<ReadinessCode, ProfileSection>[] = [
  { code: 'displayName', section: 'myProfile', isMet: ({ displayName }) => hasText(displayName) },
  { code: 'jobTitle', section: 'myProfile', isMet: ({ jobTitle }) => hasText(jobTitle) },
  { code: 'level', section: 'myProfile', isMet: ({ level }) => level !== null },
  { code: 'country', section: 'myProfile', isMet: ({ country }) => hasText(country) },
  { code: 'city', section: 'myProfile', isMet: ({ city }) => hasText(city) },
  { code: 'about', section: 'myProfile', isMet: ({ about }) => hasText(about) },
  {
    code: 'experienceOrEducation',
    section: 'experiences',
    isMet: ({ experiences, educations }) => experiences.length + educations.length > 0,
  },
  { code: 'hardSkill', section: 'skills', isMet: (profile) => hardSkills(profile) > 0 },
  { code: 'language', section: 'languages', isMet: ({ languages }) => languages.length > 0 },
  { code: 'expectedValue', section: 'values', isMet: (profile) => hasHourValue(profile) || hasMonthValue(profile) },
];

export type ReadinessOptions<Code extends string, Section extends string> = {
  /** From the configuration; 0 requires no score. */
  minimumScore?: number;
  /** Requirements of other capabilities, checked after the profile's own. */
  further?: readonly Requirement<Code, Section>[];
};

/** What is missing before this person can apply, in the order of the profile's sections; empty means ready. */
export function missingForApplication<Code extends string = never, Section extends string = never>(
  profile: Profile,
  { minimumScore = 0, further = [] }: ReadinessOptions<Code, Section> = {},
): MissingRequirement<ReadinessCode | Code, ProfileSection | Section>[] {
  const enough: Requirement<ReadinessCode, ProfileSection> = {
    code: 'profileScore',
    section: scoreProfile(profile).nextStep?.section ?? 'myProfile',
    isMet: () => scoreProfile(profile).score >= minimumScore,
  };
  return [...profileRequirements, enough, ...further]
    .filter((requirement) => !requirement.isMet(profile))
    .map(({ code, section }) => ({ code, section }));
}
