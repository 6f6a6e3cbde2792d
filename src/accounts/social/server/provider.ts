import { allowInsecureRequests, type Configuration, customFetch, discovery } from 'openid-client';
import type { Config } from '#platform/config.ts';
import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';

export type ProviderSettings = NonNullable<Config['oidc']>;

const TIMEOUT_SECONDS = 5;
const MAXIMUM_AGE_MS = 3_600_000;

const known = new Map<string, { configuration: Promise<Configuration>; readAt: number }>();

/** The provider did not answer, or not as expected: not the person's fault. */
export class ProviderUnavailable extends Error {}

/** The provider's discovery document, read on first use and cached for an hour; a failed read is retried by the next caller. */
export async function findProvider(settings: ProviderSettings): Promise<Configuration> {
  const key = JSON.stringify(settings);
  const before = known.get(key);
  if (before && Date.now() - before.readAt < MAXIMUM_AGE_MS) return before.configuration;
  const configuration = readProvider(settings);
  known.set(key, { configuration, readAt: Date.now() });
  configuration.catch(() => known.delete(key));
  return configuration;
}

async function readProvider({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const issuerAddress = new URL(issuer);
  try {
    return await discovery(issuerAddress, clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // The library also uses it for every later call to this provider.
      [customFetch]: (address, options) => {
        assertOutsideTransaction('the sign-in provider');
        return fetch(address, options as RequestInit);
      },
      // Plain HTTP only where the operator configured it: a provider on the same machine.
      execute: issuerAddress.protocol === 'http:' ? [allowInsecureRequests] : [],
    });
  } catch (cause) {
    throw new ProviderUnavailable('The provider could not be read.', { cause });
  }
}

/** The redirect URI; the operator registers it with the provider. */
export function callbackAddress({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/api/auth/oidc/callback`;
}
