import type { Database } from '#platform/db/connection.ts';
import type { Config } from '#platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { guardProvider } from './guard-provider.ts';
import { createSandbox } from './sandbox-provider.ts';
import { createStripeProvider } from './stripe/stripe-provider.ts';

interface Around {
  settings: Pick<Config, 'paymentProvider'>;
  database: Database;
  now: Date;
}

/** Who holds the money of this installation; null: nobody, and nothing can be bought. */
export function findProvider({ settings: { paymentProvider }, ...around }: Around): PaymentProvider | null {
  if (paymentProvider === null) return null;
  return guardProvider(
    paymentProvider.name === 'sandbox' ? createSandbox(around) : createStripeProvider(paymentProvider, around.now),
  );
}
