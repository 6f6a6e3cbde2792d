import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ordersContract } from '#checkout/orders/contract.ts';
import type { plansContract } from '#checkout/plans/contract.ts';
import type { refundsContract } from '#checkout/refunds/contract.ts';
import type { ServiceOrderState } from '#checkout/rules/service-order-terms.ts';
import type { serviceOrdersContract } from '#checkout/service-orders/contract.ts';
import { createClient } from '#ui/client.ts';
import { pagedByCursor } from '#ui/table/paged-by-cursor.ts';

type Contract = typeof ordersContract & typeof plansContract & typeof serviceOrdersContract & typeof refundsContract;
export const checkoutApi = createClient<Contract>();

export const ordersQuery = infiniteQueryOptions({
  ...pagedByCursor,
  queryKey: ['orders'],
  queryFn: ({ pageParam: cursor, signal }) => checkoutApi('GET /orders', { query: { cursor }, signal }),
});

export const servicesQuery = infiniteQueryOptions({
  ...pagedByCursor,
  queryKey: ['orders', 'services'],
  queryFn: ({ pageParam: cursor, signal }) => checkoutApi('GET /orders/services', { query: { cursor }, signal }),
});

export const orderKey = (orderId: string) => ['orders', 'one', orderId] as const;

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: orderKey(orderId),
    queryFn: ({ signal }) => checkoutApi('GET /orders/{orderId}', { params: { orderId }, signal }),
  });

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => checkoutApi('GET /plans', { signal }),
});

export const subscriptionsQuery = queryOptions({
  queryKey: ['subscriptions'],
  queryFn: ({ signal }) => checkoutApi('GET /subscriptions', { signal }),
});

export const serviceOrdersKey = ['serviceOrders'] as const;

/** `state` undefined: all. */
export const serviceOrdersQuery = (state: ServiceOrderState | undefined, search: string) =>
  infiniteQueryOptions({
    ...pagedByCursor,
    queryKey: [...serviceOrdersKey, state, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      checkoutApi('GET /serviceOrders', { query: { search, state, cursor }, signal }),
  });

export const companiesQuery = (search: string) =>
  queryOptions({
    queryKey: ['serviceOrderCompanies', search],
    queryFn: ({ signal }) => checkoutApi('GET /serviceOrders/companies', { query: { search }, signal }),
  });

export const refundsKey = ['refunds'] as const;

export const refundsQuery = infiniteQueryOptions({
  ...pagedByCursor,
  queryKey: refundsKey,
  queryFn: ({ pageParam: cursor, signal }) => checkoutApi('GET /refunds', { query: { cursor }, signal }),
});

export const refundOptionsQuery = (workspaceId: string) =>
  queryOptions({
    queryKey: ['refundOptions', workspaceId],
    queryFn: ({ signal }) => checkoutApi('GET /refunds/options', { query: { workspaceId }, signal }),
    staleTime: 0,
  });
