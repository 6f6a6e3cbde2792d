import type { QueryClient } from '@tanstack/react-query';
import type { useRouter } from '@tanstack/react-router';
import { socialDonePath } from '#accounts/paths.ts';
import { afterLogin } from '#accounts/rules/landing.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import type { SocialOutcome } from '#accounts/social/rules/social-outcome.ts';
import { api } from '#accounts/web/api.ts';
import { enterSession, sessionQuery } from '#accounts/sessions/web/session.ts';
import { claimSavedAddress } from '#accounts/sessions/web/claim-saved-address.ts';
import { readPendingJob } from '#accounts/web/visit-marks.ts';
import { savedSignUp } from './saved-sign-up.ts';

interface Tools {
  router: ReturnType<typeof useRouter>;
  queryClient: QueryClient;
}

/** For when the page must stay: a dialog that logs in again continues by itself. */
export interface StayHere {
  onEntered: (session: SessionClaims) => unknown;
  onSecondFactor: () => void;
}

export type SocialProblem = SocialOutcome | 'otherAccount';

/** Enters the product, as after any login. */
export async function enterProduct({ router, queryClient }: Tools, session: SessionClaims): Promise<void> {
  enterSession(queryClient, session);
  await router.navigate({ href: afterLogin(session, claimSavedAddress(), readPendingJob()), replace: true });
}

/** Continues after the provider: into the product, to the second factor, or to the choice of the account type. Returns the problem, if any. */
export async function continueAfterProvider(
  tools: Tools,
  outcome: SocialOutcome,
  here?: StayHere,
): Promise<SocialProblem | null> {
  if (outcome === 'secondFactor') {
    if (here) here.onSecondFactor();
    else await tools.router.navigate({ href: socialDonePath(outcome) });
    return null;
  }
  if (outcome !== 'signedIn' && outcome !== 'signUp') return outcome;
  const now = await api('GET /session');
  if (now.session) {
    await (here ? here.onEntered(now.session) : enterProduct(tools, now.session));
    return null;
  }
  if (!now.pendingSocial) return 'expired';
  if (here) return 'otherAccount';
  tools.queryClient.setQueryData(sessionQuery.queryKey, now);
  await tools.router.navigate({ href: savedSignUp.read().page, replace: true });
  return null;
}
