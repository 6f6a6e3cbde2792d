import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { walletErrors } from '#wallet/errors.ts';
import { readBalanceOf } from './read-balances.ts';

/** Whoever owes after a chargeback spends nothing before it is repaid. Throws `wallet.inDebt`. */
export async function requireNoDebt(transaction: Database, workspaceId: string, currency: Currency): Promise<void> {
  if ((await readBalanceOf(transaction, { kind: 'debt', workspaceId }, currency)) < 0) throw walletErrors.inDebt();
}
