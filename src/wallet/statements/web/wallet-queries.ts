import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Currency } from '#platform/money/currencies.ts';
import { createClient } from '#ui/client.ts';
import type { statementsContract } from '#wallet/statements/contract.ts';
import type { StatementView } from '#wallet/statements/rules/statement-lines.ts';
import type { WalletSearch } from './addresses.ts';

export const walletApi = createClient<typeof statementsContract>();

/** Keys all lists of lines, whatever their filters. */
export const linesKey = ['wallet', 'lines'] as const;

export interface LinesAsked {
  ownerId: string | undefined;
  view: StatementView;
  currency: Currency;
  search: WalletSearch;
}

export const filterOf = ({ ownerId, view, currency, search: { types, from, to } }: LinesAsked) => ({
  ...{ userId: ownerId, view, currency, types: types ?? [], from, to },
});

export function linesQuery(asked: LinesAsked) {
  const filter = filterOf(asked);
  return infiniteQueryOptions({
    queryKey: [...linesKey, filter],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      walletApi('GET /wallet/lines', {
        query: { ...filter, cursor: pageParam },
        signal,
      }),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** The figure in the header: a small answer, because every page reads it. */
export const balanceQuery = queryOptions({
  queryKey: ['wallet', 'balance'],
  queryFn: ({ signal }) => walletApi('GET /balance', { query: { wallet: 'true' }, signal }),
  // Live news of the wallet refreshes it.
  staleTime: 3_600_000,
});

export function walletQuery(ownerId: string | undefined) {
  return queryOptions({
    queryKey: ['wallet', 'all', ownerId],
    queryFn: ({ signal }) => walletApi('GET /wallet', { query: { userId: ownerId }, signal }),
  });
}
