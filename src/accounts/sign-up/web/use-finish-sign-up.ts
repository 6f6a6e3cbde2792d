import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { landingOf } from '#accounts/rules/landing.ts';
import type { SessionClaims } from '#accounts/sessions/rules/session-claims.ts';
import { enterSession } from '#accounts/sessions/web/session.ts';
import { markFirstSignUp } from '#accounts/web/visit-marks.ts';

const PROCESSING_MS = 1_200;

/** After the account was created: shows "processing" for a moment, then enters at the first stage. */
export function useFinishSignUp() {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [isProcessing, setProcessing] = useState(false);
  function finish(session: SessionClaims) {
    setProcessing(true);
    window.setTimeout(() => {
      markFirstSignUp(session.signUpJourney);
      enterSession(queryClient, session);
      void router.navigate({ href: landingOf(session), replace: true });
    }, PROCESSING_MS);
  }
  return { isProcessing, finish };
}
