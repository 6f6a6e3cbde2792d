import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { socialDonePath } from '#accounts/paths.ts';
import { afterLogin } from '#accounts/rules/landing.ts';
import type { SessionClaims } from '#accounts/rules/session-claims.ts';
import type { SocialOutcome } from '#accounts/rules/social-outcome.ts';
import { api } from '../api.ts';
import { enterSession, sessionQuery } from '../session.ts';
import { takeKeptAddress } from '../take-kept-address.ts';
import { readPendingJob } from '../visit-marks.ts';
import { keptSignUp } from './kept-sign-up.ts';

/** Into the product, as after any login. */
export function useEnter() {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(
    (session: SessionClaims) => {
      enterSession(queryClient, session);
      return router.navigate({ href: afterLogin(session, takeKeptAddress(), readPendingJob()), replace: true });
    },
    [router, queryClient],
  );
}

/** Where the page has to stay: a dialog that logs in again goes on by itself. */
export interface StayHere {
  onEntered: (session: SessionClaims) => unknown;
  onSecondFactor: () => void;
}

export type SocialProblem = SocialOutcome | 'otherAccount';

/** Goes on after the provider: into the product, to the second factor, or to the step that asks for the account type. Answers what went wrong, if anything did. */
export function useSocialOutcome(here?: StayHere) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const enter = useEnter();
  return async (outcome: SocialOutcome): Promise<SocialProblem | null> => {
    if (outcome === 'secondFactor') {
      if (here) here.onSecondFactor();
      else await router.navigate({ href: socialDonePath(outcome) });
      return null;
    }
    if (outcome !== 'signedIn' && outcome !== 'signUp') return outcome;
    const now = await api('GET /session');
    if (now.session) {
      await (here?.onEntered ?? enter)(now.session);
      return null;
    }
    if (!now.pendingSocial) return 'expired';
    if (here) return 'otherAccount';
    queryClient.setQueryData(sessionQuery.queryKey, now);
    await router.navigate({ href: keptSignUp.read().page, replace: true });
    return null;
  };
}
