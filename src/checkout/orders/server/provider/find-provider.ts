import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';
import { guardCalls } from '#platform/outside/ask-outside.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandbox } from './sandbox-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

interface Around {
  settings: Pick<Config, 'paymentProvider'>;
  database: Database;
  now: Date;
}

/** Who holds the money of this installation; null: nobody, and nothing can be bought. */
export function findProvider({ settings: { paymentProvider }, database, now }: Around): PaymentProvider | null {
  if (!paymentProvider) return null;
  const isStripe = paymentProvider.name === 'stripe';
  return guardProvider(isStripe ? createStripeProvider(paymentProvider, now) : createSandbox({ database, now }));
}

/** A list grows with what was paid, so this holds for all its pages; the client bounds each page. */
const LIST_PATIENCE_MS = 5 * 60_000;

/** Every call of a provider is bounded and outside of transactions. */
export const guardProvider = (provider: PaymentProvider): PaymentProvider =>
  guardCalls('The payment provider', provider, {
    ...{ listArrived: LIST_PATIENCE_MS, listRefunds: LIST_PATIENCE_MS, listDisputes: LIST_PATIENCE_MS },
  });
