import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { walletContract } from '#wallet/contract.ts';
import type { statementsContract } from '#wallet/statements/contract.ts';

const api = createClient<typeof walletContract & typeof statementsContract>();

export const ownerOf = (ownerId: string | undefined) => (ownerId === undefined ? {} : { userId: ownerId });

/** The figure in the header: a small answer, because every page reads it. */
export const balanceQuery = queryOptions({
  queryKey: ['wallet', 'balance'],
  queryFn: ({ signal }) => api('GET /balance', { query: { wallet: 'true' }, signal }),
  // Live news of the wallet refreshes it.
  staleTime: 3_600_000,
});

/** Everything in a space’s wallet, for its page. */
export function walletQuery(ownerId: string | undefined) {
  return queryOptions({
    queryKey: ['wallet', 'all', ownerId],
    queryFn: ({ signal }) => api('GET /wallet', { query: ownerOf(ownerId), signal }),
  });
}
