import { queryOptions } from '@tanstack/react-query';
import { plansApi } from './plans-queries.ts';

/** Reads what ending the plan costs today; never from the cache, because the sum is what is agreed to. */
export function terminationQuery(subscriptionId: string) {
  return queryOptions({
    queryKey: ['subscriptions', 'termination', subscriptionId],
    queryFn: ({ signal }) =>
      plansApi('GET /subscriptions/{subscriptionId}/termination', { params: { subscriptionId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}
