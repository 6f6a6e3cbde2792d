import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { ATTEMPT_COOKIE, keepCookie } from '#accounts/social/server/browser-cookies.ts';
import { keepValue, newSecret, takeValue } from '#accounts/social/server/kept-values.ts';
import { leadOn, SocialRefusal } from '#accounts/social/server/lead-on.ts';
import { callbackAddress, findProvider } from '#accounts/social/server/provider.ts';
import { countCall } from '#platform/http/rate-limit.ts';
import type { Context } from '#platform/http/request-context.ts';

const ATTEMPT_SECONDS = 600;
const limit = { count: 40, seconds: 300 };

/** What has to be known again when the provider leads back. */
export interface Attempt {
  nonce: string;
  verifier: string;
  attempt: string | undefined;
}

const keyOf = (state: string, browser: string) => ({ kind: 'oidc', secrets: [state, browser] });

/** Leads to the provider, which always lets the person choose the account. */
export async function startSocial(context: Context, attempt: string | undefined) {
  const { settings } = context;
  return leadOn(context, attempt, async () => {
    if (!settings.oidc) throw new SocialRefusal('unavailable');
    if (settings.rateLimits)
      await countCall(context.database, 'sign-in at the provider', limit, { address: context.call.address });
    const provider = await findProvider(settings.oidc);
    const [state, nonce, verifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()];
    // One browser may have several attempts open, in several tabs.
    const browser = context.call.cookies[ATTEMPT_COOKIE] ?? newSecret();
    const expiresAt = new Date(context.now.getTime() + ATTEMPT_SECONDS * 1_000);
    const kept: Attempt = { nonce, verifier, attempt };
    await keepValue(context.database, keyOf(state, browser), kept, expiresAt);
    keepCookie(context, ATTEMPT_COOKIE, browser, ATTEMPT_SECONDS);
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

/** The attempt that a state belongs to, once, and only in the browser that began it. */
export async function takeAttempt(context: Context, state: string | undefined): Promise<Attempt | null> {
  const browser = context.call.cookies[ATTEMPT_COOKIE];
  if (!state || !browser) return null;
  return takeValue<Attempt>(context.database, keyOf(state, browser), context.now);
}
