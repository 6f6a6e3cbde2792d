import { accountPaths, isEntrance, stagePath } from '#accounts/paths.ts';
import { landingOf } from '#accounts/rules/landing.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { stageRank } from '#accounts/rules/stages.ts';
import type { Role } from '#platform/access/access.ts';

/** What a page declares of itself; the platform's page definition has it. */
export interface GuardedPage {
  readonly roles: 'public' | readonly Role[];
  readonly rank?: number;
  readonly briefCreation?: true;
}

export type PageDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly keepAddress: boolean };

const allow: PageDecision = { kind: 'allow' };
const redirect = (to: string, keepAddress = false): PageDecision => ({ kind: 'redirect', to, keepAddress });

/** Whether a person may open a page, and where they are led instead (SES-05, SES-06, decision 37). */
export function decidePage(session: SessionClaims | null, page: GuardedPage, address: string): PageDecision {
  const path = address.split(/[?#]/)[0] ?? address;
  if (page.roles === 'public') return session && isEntrance(path) ? redirect(landingOf(session)) : allow;
  if (!session) return redirect(accountPaths.login, true);
  if (isStaff(session) && !session.email_verified && path !== accountPaths.confirmEmail)
    return redirect(accountPaths.confirmEmail);
  if (session.userRole === 'admin') return allow;
  if (!page.roles.includes(session.userRole)) return redirect(refusalOf(session, page));
  if (isClosed(session, path)) return redirect(accountPaths.forbidden);
  if (stageRank(session.navigationStage) >= rankOf(session, page, path)) return allow;
  return redirect(unfinishedStageOf(session));
}

/** Whoever came by the sales page may tell about the company on the profile instead of the register page (ACC-10). */
function rankOf(session: SessionClaims, page: GuardedPage, path: string): number {
  const isCompanyOfSales = session.signUpJourney === 'sales' && path === stagePath('squadOwner-profile');
  return isCompanyOfSales ? 1 : (page.rank ?? 0);
}

/** Missing rights in another's space close a page with everything below it. */
function isClosed(session: SessionClaims, path: string): boolean {
  return session.forbiddens.some((closed) => path === closed || path.startsWith(`${closed}/`));
}

/** The provider's own people prove their address before anything else. */
function isStaff(session: SessionClaims): boolean {
  return session.userRole === 'admin' || session.userRole === 'recruiter';
}

function refusalOf(session: SessionClaims, page: GuardedPage): string {
  return session.userRole === 'squadMember' && page.briefCreation ? accountPaths.briefBlocked : accountPaths.forbidden;
}

/** A member who has not even said a name is asked for the e-mail's confirmation first. */
function unfinishedStageOf(session: SessionClaims): string {
  const nameless = session.navigationStage === 'squadMember-register' && session.displayName === '';
  return nameless && !session.email_verified ? accountPaths.confirmEmail : stagePath(session.navigationStage);
}
