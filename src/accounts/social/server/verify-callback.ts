import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  ClientError,
  fetchUserInfo,
  type Configuration,
} from 'openid-client';
import { z } from 'zod';
import { email } from '#accounts/contract/claims.ts';
import { SocialRefusal } from '#accounts/social/server/redirect-with-outcome.ts';
import {
  callbackAddress,
  findProvider,
  type ProviderSettings,
  ProviderUnavailable,
} from '#accounts/social/server/provider.ts';
import type { Attempt } from '#accounts/social/server/start-social-sign-in.ts';
import type { Config } from '#platform/config.ts';
import { text } from '#platform/contract/schemas.ts';

const NAME_LENGTH = 120;

/** A person's identity at the provider, with an address that the provider has verified, or that the operator trusts it to give. */
export interface SocialPerson {
  /** A subject is only unique per issuer, and the operator may change the issuer. */
  accountId: string;
  email: string;
  name: string;
}

const claimsAboutPerson = z.object({
  email: email.optional().catch(undefined),
  // Some providers send it as a string.
  email_verified: z
    .union([z.boolean(), z.literal('true').transform(() => true)])
    .optional()
    .catch(false),
  name: text(NAME_LENGTH).catch(''),
});

/** Verifies the provider's answer (state, nonce, code, issuer, signature) with the library and reads the identity. */
export async function verifyCallback(
  config: Config & { oidc: ProviderSettings },
  search: string,
  { state, nonce, verifier }: Attempt & { state: string },
): Promise<SocialPerson> {
  const provider = await findProvider(config.oidc);
  const address = new URL(callbackAddress(config) + search);
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
  const tokens = await authorizationCodeGrant(provider, address, checks).catch(refuse);
  const idToken = tokens.claims()!;
  const isWhole = 'email' in idToken && 'email_verified' in idToken;
  const userInfo = isWhole ? {} : await readUserInfo(provider, tokens.access_token, idToken.sub);
  // Of one source only: what one says of its address is not said of the other's.
  const claims = claimsAboutPerson.parse('email' in userInfo ? userInfo : idToken);
  // No answer is what the setting is for; a "no" stays one.
  const isTrusted = claims.email_verified ?? config.oidc.trustsEmail;
  if (!claims.email || !isTrusted) throw new SocialRefusal('emailUnverified');
  return { accountId: `${idToken.iss}#${idToken.sub}`, email: claims.email, name: claims.name };
}

/** Not every provider includes the address in the token itself. */
async function readUserInfo(provider: Configuration, accessToken: string, subject: string) {
  if (!provider.serverMetadata().userinfo_endpoint) return {};
  return fetchUserInfo(provider, accessToken, subject).catch(refuse);
}

function refuse(problem: unknown): never {
  if (problem instanceof AuthorizationResponseError)
    throw new SocialRefusal(problem.error === 'access_denied' ? 'cancelled' : 'failed');
  if (isOutOfOrder(problem)) throw new ProviderUnavailable('The provider did not answer.', { cause: problem });
  throw problem;
}

/** No connection, a time-out, or a server that reports a failure of its own. */
function isOutOfOrder(problem: unknown): boolean {
  if (problem instanceof TypeError) return true;
  if (!(problem instanceof ClientError)) return false;
  return problem.code === 'OAUTH_TIMEOUT' || (problem.cause instanceof Response && problem.cause.status >= 500);
}
