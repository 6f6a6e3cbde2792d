import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { serviceOrdersContract } from '#checkout/service-orders/contract.ts';
import type { ServiceOrderState } from '#checkout/service-orders/rules/service-order-terms.ts';
import { createClient } from '#ui/client.ts';

export const serviceOrdersApi = createClient<typeof serviceOrdersContract>();

export const serviceOrdersKey = ['serviceOrders'] as const;

export const serviceOrdersQuery = (state: ServiceOrderState | 'all', search: string) =>
  infiniteQueryOptions({
    queryKey: [...serviceOrdersKey, state, search],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      serviceOrdersApi('GET /serviceOrders', {
        query: { search, ...(state !== 'all' && { state }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });

export const companiesQuery = (search: string) =>
  queryOptions({
    queryKey: ['serviceOrderCompanies', search],
    queryFn: ({ signal }) => serviceOrdersApi('GET /serviceOrders/companies', { query: { search }, signal }),
  });
