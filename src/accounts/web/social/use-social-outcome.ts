import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { socialDonePath } from '#accounts/paths.ts';
import { afterLogin } from '#accounts/rules/landing.ts';
import type { SessionClaims } from '#accounts/rules/session-claims.ts';
import type { SocialOutcome } from '#accounts/rules/social-outcome.ts';
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

/** Goes on after the provider: into the product, to the second factor, or to the step that asks for the account type. Answers what went wrong, if anything did. */
export function useSocialOutcome() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const enter = useEnter();
  return useCallback(
    async (outcome: SocialOutcome): Promise<SocialOutcome | null> => {
      if (outcome === 'secondFactor') {
        await router.navigate({ href: socialDonePath(outcome) });
        return null;
      }
      if (outcome !== 'signedIn' && outcome !== 'signUp') return outcome;
      const now = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      if (now.session) await enter(now.session);
      else if (now.pendingSocial) await router.navigate({ href: keptSignUp.read().page, replace: true });
      else return 'expired';
      return null;
    },
    [router, queryClient, enter],
  );
}
