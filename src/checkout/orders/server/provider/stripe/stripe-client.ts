import { Stripe } from 'stripe';
import type { StripeSettings } from '#platform/config.ts';

/** The version that the product was written for; answers keep its form whatever the account’s own version is. */
const API_VERSION = '2022-11-15';
/** With the retry, within the ten seconds that the product waits for anybody outside. */
const TIMEOUT_MS = 4_000;

const clients = new Map<string, Stripe>();

/** One client for each account, so that connections are kept. */
export function stripeClient({ secretKey, apiUrl }: Pick<StripeSettings, 'secretKey' | 'apiUrl'>): Stripe {
  const key = `${apiUrl} ${secretKey}`;
  const known = clients.get(key);
  if (known) return known;
  const { protocol, hostname, port } = new URL(apiUrl);
  const client = new Stripe(secretKey, {
    // The types are those of the newest version.
    apiVersion: API_VERSION as never,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  clients.set(key, client);
  return client;
}
