import { accountPaths, briefSelection, ownerProjects, stagePath } from '#accounts/paths.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';

type LandingClaims = Pick<
  SessionClaims,
  'userRole' | 'navigationStage' | 'hasProjects' | 'email_verified' | 'signUpJourney' | 'permissions'
>;

/** The landing page of a person, by stage; a registered company gets its projects, or the way to create its first one. */
export function landingOf(claims: LandingClaims): string {
  if (claims.userRole === 'admin') return stagePath(claims.navigationStage);
  if (claims.userRole === 'recruiter') return ownerProjects;
  if (claims.navigationStage === 'squadOwner-register' && claims.signUpJourney === 'newJourney')
    return accountPaths.newJourney;
  if (claims.navigationStage === 'squadOwner-profile')
    return claims.hasProjects || !claims.permissions.includes('createProject') ? ownerProjects : briefSelection;
  return stagePath(claims.navigationStage);
}

/**
 * Where a login leads: back to the page that required it, otherwise a member to the job viewed before, otherwise to the
 * confirmation of the e-mail, otherwise to the landing page.
 */
export function afterLogin(claims: LandingClaims, savedAddress: string | null, pendingJob: string | null): string {
  if (savedAddress !== null) return savedAddress;
  if (claims.userRole === 'squadMember' && pendingJob !== null) return pendingJob;
  if (claims.userRole === 'squadMember' && !claims.email_verified) return accountPaths.confirmEmail;
  return landingOf(claims);
}
