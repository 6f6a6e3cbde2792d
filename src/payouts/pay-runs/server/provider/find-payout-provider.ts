import { type SQL, sql } from 'drizzle-orm';
import type { Config, PayoutProviderName } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';
import { askOutside } from '#platform/outside/ask-outside.ts';
import { createCnabProvider, waitsForFile } from './cnab/cnab-provider.ts';
import type { PayoutProvider, PayoutProviderKind } from './payout-provider.ts';
import { createSandboxPayouts } from './sandbox-payouts.ts';

const WHO = 'The payout provider';

/** Every provider that the setting PAYOUT_PROVIDER may name. */
const kinds: Record<PayoutProviderName, PayoutProviderKind> = {
  sandbox: { create: createSandboxPayouts, hasOwnWord: true },
  cnab: { create: createCnabProvider, hasOwnWord: false, isUnsent: waitsForFile },
};

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
  const provider = kinds[settings.payoutProvider].create(around);
  return {
    find: (requestKey) => askOutside(WHO, () => provider.find(requestKey)),
    send: (request) => askOutside(WHO, () => provider.send(request)),
    read: (reference) => askOutside(WHO, () => provider.read(reference)),
    listPaid: (since) => askOutside(WHO, () => provider.listPaid(since)),
  };
}

/** Whether that a payment did not arrive is the own word of the provider that had it. */
export const hasOwnWord = (provider: PayoutProviderName | null): boolean =>
  provider !== null && kinds[provider].hasOwnWord;

/** Says of a row of payments that its provider, whichever that was, was told of it and has not passed it on. */
export function isUnsent(payment: SQL): SQL<boolean> {
  const parts = Object.values(kinds).flatMap((kind) => (kind.isUnsent ? [kind.isUnsent(payment)] : []));
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}
