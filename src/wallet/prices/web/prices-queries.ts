import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { pricesContract } from '#wallet/prices/contract.ts';

export const pricesApi = createClient<typeof pricesContract>();

export const serviceFeesQuery = queryOptions({
  queryKey: ['wallet', 'serviceFees'],
  queryFn: ({ signal }) => pricesApi('GET /serviceFees', { signal }),
});

export const projectsForFeeQuery = (search: string) =>
  queryOptions({
    queryKey: ['wallet', 'serviceFees', 'projects', search],
    queryFn: ({ signal }) => pricesApi('GET /serviceFees/projects', { query: { search }, signal }),
  });

export const hirePricesQuery = (search: string) =>
  queryOptions({
    queryKey: ['wallet', 'hirePrices', search],
    queryFn: ({ signal }) => pricesApi('GET /hirePrices', { query: { search }, signal }),
  });
