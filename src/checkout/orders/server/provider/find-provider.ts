import type { Database } from '#platform/db/connection.ts';
import type { Config } from '#platform/config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { guardProvider } from './guard-provider.ts';
import { createSandbox } from './sandbox-provider.ts';

/** Who holds the money of this installation; null: nobody, and nothing can be bought. */
export function findProvider({
  settings,
  ...around
}: {
  settings: Pick<Config, 'paymentProvider'>;
  database: Database;
  now: Date;
}): PaymentProvider | null {
  return settings.paymentProvider === 'sandbox' ? guardProvider(createSandbox(around)) : null;
}
