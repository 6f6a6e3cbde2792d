import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { pricesContract } from '#wallet/prices/contract.ts';

export const pricesApi = createClient<typeof pricesContract>();

export const serviceFeesQuery = queryOptions({
  queryKey: ['wallet', 'serviceFees'],
  queryFn: ({ signal }) => pricesApi('GET /serviceFees', { signal }),
});

export const hirePricesQuery = queryOptions({
  queryKey: ['wallet', 'hirePrices'],
  queryFn: ({ signal }) => pricesApi('GET /hirePrices', { signal }),
});

export const priceQuestionsQuery = queryOptions({
  queryKey: ['wallet', 'priceQuestions'],
  queryFn: ({ signal }) => pricesApi('GET /priceQuestions', { signal }),
});
