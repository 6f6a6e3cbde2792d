import { queryOptions } from '@tanstack/react-query';
import type { plansContract } from '#checkout/plans/contract.ts';
import { createClient } from '#ui/client.ts';

export const plansApi = createClient<typeof plansContract>();

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => plansApi('GET /plans', { signal }),
});

export const subscriptionsQuery = queryOptions({
  queryKey: ['subscriptions'],
  queryFn: ({ signal }) => plansApi('GET /subscriptions', { signal }),
});
