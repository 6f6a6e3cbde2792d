import { missingForApplication } from '#profiles/rules/application-readiness.ts';
import { hasText } from '#profiles/rules/profile-facts.ts';
import type { Profile } from '#profiles/rules/profile.ts';

export type MemberStage = 'squadMember-register' | 'squadMember-fill-profile' | 'squadMember-profile';

/** Whether the first registration page is complete: name, title and years of experience. */
export function isRegistered({ displayName, jobTitle, level }: Profile): boolean {
  return hasText(displayName) && hasText(jobTitle) && level !== null;
}

/** The stage that a profile has earned. Filling in ends when the member says so, or when nothing required for applying is missing. */
export function earnedStage(profile: Profile, saidFinished: boolean): MemberStage {
  if (!isRegistered(profile)) return 'squadMember-register';
  const finished = saidFinished || missingForApplication(profile).length === 0;
  return finished ? 'squadMember-profile' : 'squadMember-fill-profile';
}
