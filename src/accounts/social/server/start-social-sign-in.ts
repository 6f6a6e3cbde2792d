import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { ATTEMPT_COOKIE, setFlowCookie } from '#accounts/social/server/browser-cookies.ts';
import { saveValue, newSecret, claimValue } from '#accounts/social/server/saved-values.ts';
import { redirectWithOutcome, SocialRefusal } from '#accounts/social/server/redirect-with-outcome.ts';
import { callbackAddress, findProvider } from '#accounts/social/server/provider.ts';
import { countCall } from '#platform/http/rate-limit.ts';
import type { Context } from '#platform/http/request-context.ts';

const ATTEMPT_SECONDS = 600;
const limit = { count: 40, seconds: 300 };

/** What must be remembered until the provider redirects back. */
export interface Attempt {
  nonce: string;
  verifier: string;
  attempt: string | undefined;
}

const keyOf = (state: string, browser: string) => ({ kind: 'oidc', secrets: [state, browser] });

/** Redirects to the provider, which always shows its account chooser. */
export async function startSocialSignIn(context: Context, attempt: string | undefined) {
  const { settings } = context;
  return redirectWithOutcome(context, attempt, async () => {
    if (!settings.oidc) throw new SocialRefusal('unavailable');
    if (settings.rateLimits)
      await countCall(context.database, 'sign-in at the provider', limit, { address: context.call.address });
    const provider = await findProvider(settings.oidc);
    const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
    // A browser may have several attempts in progress, in several tabs.
    const browser = context.call.cookies[ATTEMPT_COOKIE] ?? newSecret();
    const expiresAt = new Date(context.now.getTime() + ATTEMPT_SECONDS * 1_000);
    const values: Attempt = { nonce, verifier, attempt };
    await saveValue(context.database, keyOf(state, browser), values, expiresAt);
    setFlowCookie(context, ATTEMPT_COOKIE, browser, ATTEMPT_SECONDS);
    return buildAuthorizationUrl(provider, {
      redirect_uri: callbackAddress(settings),
      scope: 'openid email profile',
      prompt: 'select_account',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ui_locales: context.language === 'pt' ? 'pt-BR pt' : 'en',
    }).href;
  });
}

/** Claims the attempt of a state, once, and only in the browser that started it. */
export async function claimAttempt(context: Context, state: string | undefined): Promise<Attempt | null> {
  const browser = context.call.cookies[ATTEMPT_COOKIE];
  if (!state || !browser) return null;
  return claimValue<Attempt>(context.database, keyOf(state, browser), context.now);
}
