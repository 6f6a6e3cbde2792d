import { accountPaths, briefSelection, ownerProjects, stagePath } from '#accounts/paths.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';

type Standing = Pick<
  SessionClaims,
  'userRole' | 'navigationStage' | 'hasProjects' | 'email_verified' | 'signUpJourney' | 'permissions'
>;

/** The first page of the product for a person: by stage; a company that is through with registering gets its projects, or the way to its first one. */
export function landingOf(claims: Standing): string {
  if (claims.userRole === 'admin') return stagePath(claims.navigationStage);
  if (claims.userRole === 'recruiter') return ownerProjects;
  if (claims.navigationStage === 'squadOwner-register' && claims.signUpJourney === 'newJourney')
    return accountPaths.newJourney;
  if (claims.navigationStage === 'squadOwner-profile')
    return claims.hasProjects || !claims.permissions.includes('createProject') ? ownerProjects : briefSelection;
  return stagePath(claims.navigationStage);
}

/** Where a login leads: back to the page that asked for it, else a member to the job that they wanted before, else they confirm the e-mail first, else the landing. */
export function afterLogin(claims: Standing, keptAddress: string | null, pendingJob: string | null): string {
  if (keptAddress !== null) return keptAddress;
  if (claims.userRole === 'squadMember' && pendingJob !== null) return pendingJob;
  if (claims.userRole === 'squadMember' && !claims.email_verified) return accountPaths.confirmEmail;
  return landingOf(claims);
}
