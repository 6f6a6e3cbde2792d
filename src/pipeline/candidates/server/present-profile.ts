import { type CompanyProfile, profileFor } from '#profiles/rules/audience.ts';
import type { Profile } from '#profiles/rules/profile.ts';

/** What companies see; somebody who wrote no name yet has the one of the sign-up. */
export function presentProfile(profile: Profile, name: string): CompanyProfile {
  return profileFor('company', { ...profile, displayName: profile.displayName || name });
}
