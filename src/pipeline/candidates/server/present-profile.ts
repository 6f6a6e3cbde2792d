import { type CompanyProfile, profileFor } from '#profiles/rules/audience.ts';
import type { Profile } from '#profiles/rules/profile.ts';

/** The profile as companies see it; a person without a name in it has the one of the sign-up. */
export function presentProfile(profile: Profile, name: string): CompanyProfile {
  return profileFor('company', { ...profile, displayName: profile.displayName || name });
}
