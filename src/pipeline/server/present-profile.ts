import type { CandidateProfile } from '#pipeline/panel-shapes.ts';
import type { Profile } from '#profiles/rules/profile.ts';

/** What companies see. The contract's output drops the rest (phone, net values), so a new field of the profile stays private. */
export function presentProfile(profile: Profile, name: string): CandidateProfile {
  return { ...profile, displayName: profile.displayName || name };
}
