import { queryOptions } from '@tanstack/react-query';
import type { plansContract } from '#checkout/plans/contract.ts';
import { createClient } from '#platform/ui/client.ts';

export const plansApi = createClient<typeof plansContract>();

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => plansApi('GET /plans', { signal }),
});

export const subscriptionsQuery = queryOptions({
  queryKey: ['subscriptions'],
  queryFn: ({ signal }) => plansApi('GET /subscriptions', { signal }),
});

/** Of today; never from the cache, because the sum is what is agreed to. */
export function terminationQuery(subscriptionId: string) {
  return queryOptions({
    queryKey: ['subscriptions', 'termination', subscriptionId],
    queryFn: ({ signal }) =>
      plansApi('GET /subscriptions/{subscriptionId}/termination', { params: { subscriptionId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
