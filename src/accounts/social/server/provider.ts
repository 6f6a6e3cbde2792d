import { allowInsecureRequests, type Configuration, customFetch, discovery } from 'openid-client';
import type { Config } from '#platform/config.ts';
import { assertOutsideTransaction } from '#platform/db/outside-transaction.ts';

export type ProviderSettings = NonNullable<Config['oidc']>;

const TIMEOUT_SECONDS = 5;
const KEPT_FOR_MS = 3_600_000;

const known = new Map<string, { configuration: Promise<Configuration>; readAt: number }>();

/** The provider did not answer, or not as one: nothing that the person did. */
export class ProviderUnavailable extends Error {}

/** The provider as it describes itself, read when somebody first needs it and then kept for an hour; a failed reading is tried again by the next caller. */
export async function findProvider(settings: ProviderSettings): Promise<Configuration> {
  const key = JSON.stringify(settings);
  const before = known.get(key);
  if (before && Date.now() - before.readAt < KEPT_FOR_MS) return before.configuration;
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
      // The library uses it for every later call to this provider, too.
      [customFetch]: (address, options) => {
        assertOutsideTransaction('the sign-in provider');
        return fetch(address, options as RequestInit);
      },
      // Plain HTTP only where the operator's own setting says so: a provider on the same machine.
      execute: issuerAddress.protocol === 'http:' ? [allowInsecureRequests] : [],
    });
  } catch (cause) {
    throw new ProviderUnavailable('The provider could not be read.', { cause });
  }
}

/** Where the provider leads back to; registered there by the operator. */
export function callbackAddress({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}/api/auth/oidc/callback`;
}
