import type { Config, PayoutProviderName } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';
import { guardCalls } from '#platform/outside/ask-outside.ts';
import { createCnabProvider } from './cnab/cnab-provider.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { createSandboxPayouts } from './sandbox-payouts.ts';

/** Every provider that the setting PAYOUT_PROVIDER may name. */
const kinds = { sandbox: createSandboxPayouts, cnab: createCnabProvider } satisfies Record<PayoutProviderName, unknown>;

/** Who pays people in this installation, every call bounded; null: nobody, and payments are made by hand. */
export function findPayoutProvider({
  settings,
  ...around
}: {
  settings: Pick<Config, 'payoutProvider'>;
  database: Database;
  now: Date;
}): PayoutProvider | null {
  if (settings.payoutProvider === null) return null;
  return guardCalls('The payout provider', kinds[settings.payoutProvider](around));
}

/** Whether that a payment did not arrive is the own word of the provider that had it. A bank’s files could be written by whoever brings them. */
export const hasOwnWord = (provider: PayoutProviderName | null): boolean => provider === 'sandbox';
