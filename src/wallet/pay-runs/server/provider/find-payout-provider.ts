import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';
import { askOutside } from '#platform/outside/ask-outside.ts';
import { createCnabProvider } from './cnab/cnab-provider.ts';
import type { PayoutProvider } from './payout-provider.ts';
import { createSandboxPayouts } from './sandbox-payouts.ts';

const WHO = 'The payout provider';

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
  const provider = settings.payoutProvider === 'cnab' ? createCnabProvider(around) : createSandboxPayouts(around);
  return {
    find: (requestKey) => askOutside(WHO, () => provider.find(requestKey)),
    send: (request) => askOutside(WHO, () => provider.send(request)),
    read: (reference) => askOutside(WHO, () => provider.read(reference)),
    listPaid: (period) => askOutside(WHO, () => provider.listPaid(period)),
  };
}
