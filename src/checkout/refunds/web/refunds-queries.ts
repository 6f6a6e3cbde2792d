import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { refundsContract } from '#checkout/refunds/contract.ts';
import type { RefundGroup } from '#checkout/refunds/rules/refund-terms.ts';
import { createClient } from '#ui/client.ts';

export const refundsApi = createClient<typeof refundsContract>();

export const refundsKey = ['refunds'] as const;

export const refundsQuery = (group: RefundGroup | 'all') =>
  infiniteQueryOptions({
    queryKey: [...refundsKey, group],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      refundsApi('GET /refunds', {
        query: { ...(group !== 'all' && { group }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });

export const refundOptionsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['refundOptions', workspaceId],
    queryFn: ({ signal }) => refundsApi('GET /refunds/options', { query: { workspaceId }, signal }),
    staleTime: 0,
  });
