import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { afterLogin } from '#accounts/rules/landing.ts';
import type { SocialOutcome } from '#accounts/rules/social-outcome.ts';
import { enterSession, sessionQuery } from '../session.ts';
import { takeKeptAddress } from '../take-kept-address.ts';
import { readPendingJob } from '../visit-marks.ts';
import { keptSignUp } from './kept-sign-up.ts';

/** Goes on after the provider: into the product, or to the step that asks for the account type. Answers what went wrong, if anything did. */
export function useSocialOutcome() {
  const router = useRouter();
  const queryClient = useQueryClient();
  return useCallback(
    async (outcome: SocialOutcome): Promise<SocialOutcome | null> => {
      if (outcome !== 'signedIn' && outcome !== 'signUp') return outcome;
      const now = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
      if (now.session) {
        enterSession(queryClient, now.session);
        const leadsTo = afterLogin(now.session, takeKeptAddress(), readPendingJob());
        await router.navigate({ href: leadsTo, replace: true });
        return null;
      }
      if (!now.pendingSocial) return 'expired';
      await router.navigate({ href: keptSignUp.read().page, replace: true });
      return null;
    },
    [router, queryClient],
  );
}
