import type { SignedInContext } from '#platform/http/request-context.ts';
import { sumOfBalances } from '#wallet/ledger/server/read-balances.ts';
import { requireWalletSpace } from '#wallet/statements/server/find-wallet-space.ts';

/** What a space holds in reais: what is free and what is set aside for projects. */
export async function readBalance(context: SignedInContext, ownerId: string | undefined) {
  const { id } = await requireWalletSpace(context, ownerId);
  const cents = await sumOfBalances(context.database, id, 'BRL');
  return { userWallet: cents / 100, cents, currency: 'BRL' as const };
}
