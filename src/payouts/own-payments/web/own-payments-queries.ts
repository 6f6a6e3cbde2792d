import { infiniteQueryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { ownPaymentsContract } from '#payouts/own-payments/contract.ts';

export const ownPaymentsApi = createClient<typeof ownPaymentsContract>();

export const ownPaymentsQuery = infiniteQueryOptions({
  queryKey: ['payouts', 'ownPayments'],
  queryFn: ({ pageParam, signal }) =>
    ownPaymentsApi('GET /ownPayments', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
