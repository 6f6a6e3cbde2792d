import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ordersContract } from '#checkout/orders/contract.ts';
import { createClient } from '#ui/client.ts';

export const ordersApi = createClient<typeof ordersContract>();

export const ordersQuery = infiniteQueryOptions({
  queryKey: ['orders'],
  initialPageParam: undefined as string | undefined,
  queryFn: ({ pageParam, signal }) =>
    ordersApi('GET /orders', { query: pageParam === undefined ? {} : { cursor: pageParam }, signal }),
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});

/** Older orders for services and plans than the page of orders brings; `from`: where they begin. */
export const olderServicesQuery = (from: string | null) =>
  infiniteQueryOptions({
    queryKey: [...ordersQuery.queryKey, 'services', from],
    initialPageParam: from,
    queryFn: ({ pageParam, signal }) =>
      ordersApi('GET /orders/services', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    getNextPageParam: ({ next }) => next,
  });

export const orderKey = (orderId: string) => ['orders', 'one', orderId] as const;

export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: orderKey(orderId),
    queryFn: ({ signal }) => ordersApi('GET /orders/{orderId}', { params: { orderId }, signal }),
  });
}
