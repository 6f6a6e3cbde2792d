import type { JobPreferences } from '#jobs/opportunities/rules/suitability.ts';
import type { Profile } from '#profiles/rules/profile.ts';

/** The part of a profile that the suitability rule may read. */
export type ProfileWithPreferences = Pick<
  Profile,
  'jobTitle' | 'professionId' | 'skills' | 'level' | 'languages' | 'city' | 'availability' | 'values'
>;

export function preferencesOf(profile: ProfileWithPreferences): JobPreferences {
  const { jobTitle, professionId, skills, level, languages, city, availability, values } = profile;
  return {
    jobTitle,
    professionId,
    level,
    languages,
    city,
    values,
    openFor: availability,
    skills: skills.map(({ name }) => name),
    hiringModels: availability.hiringModels,
  };
}
