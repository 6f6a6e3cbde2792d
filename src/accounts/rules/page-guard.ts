import { accountPaths, isEntrance, stagePath } from '#accounts/paths.ts';
import { landingOf } from '#accounts/rules/landing.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { stageRank } from '#accounts/rules/stages.ts';
import type { Role } from '#platform/access/access.ts';

/** What a page declares of itself; part of the platform's page definition. */
export interface GuardedPage {
  readonly roles: 'public' | readonly Role[];
  readonly rank?: number;
  readonly briefCreation?: true;
}

export type PageDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string; readonly saveAddress: boolean };

const allow: PageDecision = { kind: 'allow' };
const redirect = (to: string, saveAddress = false): PageDecision => ({ kind: 'redirect', to, saveAddress });

/** Whether a person may open a page, and where they are redirected instead (SES-05, SES-06, R-37). */
export function decidePage(session: SessionClaims | null, page: GuardedPage, address: string): PageDecision {
  const path = address.split(/[?#]/)[0] ?? address;
  if (page.roles === 'public') return session && isEntrance(path) ? redirect(landingOf(session)) : allow;
  if (!session) return redirect(accountPaths.login, true);
  if (isStaff(session) && !session.email_verified && path !== accountPaths.confirmEmail)
    return redirect(accountPaths.confirmEmail);
  if (session.userRole === 'admin') return allow;
  if (!page.roles.includes(session.userRole)) return redirect(refusalOf(session, page));
  if (isClosed(session, path)) return redirect(accountPaths.forbidden);
  if (hasReached(session, page.rank ?? 0, path)) return allow;
  return redirect(unfinishedStageOf(session));
}

/**
 * Whether a person's stage opens the page at a path that requires this rank. People who came by the sales page may fill in the company on the
 * profile instead of the register page (ACC-10).
 */
export function hasReached(session: SessionClaims, rank: number, path: string): boolean {
  const isCompanyOfSales = session.signUpJourney === 'sales' && path === stagePath('squadOwner-profile');
  return stageRank(session.navigationStage) >= (isCompanyOfSales ? 1 : rank);
}

/** Missing permissions in another's space close a page and everything below it. */
function isClosed(session: SessionClaims, path: string): boolean {
  return session.forbiddens.some((closed) => path === closed || path.startsWith(`${closed}/`));
}

/** The provider's own staff must confirm their address before anything else. */
function isStaff(session: SessionClaims): boolean {
  return session.userRole === 'admin' || session.userRole === 'recruiter';
}

function refusalOf(session: SessionClaims, page: GuardedPage): string {
  return session.userRole === 'squadMember' && page.briefCreation ? accountPaths.briefBlocked : accountPaths.forbidden;
}

/** A member without even a name is asked to confirm the e-mail first. */
function unfinishedStageOf(session: SessionClaims): string {
  const nameless = session.navigationStage === 'squadMember-register' && session.displayName === '';
  return nameless && !session.email_verified ? accountPaths.confirmEmail : stagePath(session.navigationStage);
}
