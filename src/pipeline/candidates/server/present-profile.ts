import { type CompanyProfile, profileFor } from '#profiles/rules/audience.ts';
import type { Profile } from '#profiles/rules/profile.ts';

/** The profile as companies see it; without a name in it, the name from the sign-up is used. */
export function presentProfile(profile: Profile, name: string): CompanyProfile {
  return profileFor('company', { ...profile, displayName: profile.displayName || name });
}
