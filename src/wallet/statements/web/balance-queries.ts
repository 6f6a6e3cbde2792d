import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#platform/ui/client.ts';
import type { walletContract } from '#wallet/contract.ts';
import type { statementsContract } from '#wallet/statements/contract.ts';

const api = createClient<typeof walletContract & typeof statementsContract>();

export const ownerOf = (ownerId: string | undefined) => (ownerId === undefined ? {} : { userId: ownerId });

/** The one figure that the header shows; small, because it is read around every page. */
export const balanceQuery = queryOptions({
  queryKey: ['wallet', 'balance'],
  queryFn: ({ signal }) => api('GET /balance', { query: { wallet: 'true' }, signal }),
  // What changes it is told.
  staleTime: 3_600_000,
});

/** All that a space holds, for the page of its wallet. */
export function walletQuery(ownerId: string | undefined) {
  return queryOptions({
    queryKey: ['wallet', 'all', ownerId],
    queryFn: ({ signal }) => api('GET /wallet', { query: ownerOf(ownerId), signal }),
  });
}
