import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';
import { askOutside } from '#platform/outside/ask-outside.ts';
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

const WHO = 'The payment provider';

/** A list grows with what was paid, so this holds for all its pages; the client bounds each page. */
const LIST_PATIENCE_MS = 5 * 60_000;

/** Every call of a provider is bounded and outside of transactions. */
export function guardProvider(provider: PaymentProvider): PaymentProvider {
  return {
    ...provider,
    begin: (request) => askOutside(WHO, () => provider.begin(request)),
    read: (reference) => askOutside(WHO, () => provider.read(reference)),
    listArrived: (period) => askOutside(WHO, () => provider.listArrived(period), LIST_PATIENCE_MS),
    refund: (request) => askOutside(WHO, () => provider.refund(request)),
    readRefund: (reference) => askOutside(WHO, () => provider.readRefund(reference)),
    listRefunds: (period) => askOutside(WHO, () => provider.listRefunds(period), LIST_PATIENCE_MS),
    readDispute: (disputeId) => askOutside(WHO, () => provider.readDispute(disputeId)),
    listDisputes: (since) => askOutside(WHO, () => provider.listDisputes(since), LIST_PATIENCE_MS),
    cancel: (reference) => askOutside(WHO, () => provider.cancel(reference)),
  };
}
