import { queryOptions } from '@tanstack/react-query';
import type { PlanId } from '#checkout/rules/plan-catalogue.ts';
import { plansApi } from './plans-queries.ts';

/** Reads what a change of plan means today; never from the cache, because that is what is agreed to. */
export function changeQuery(subscriptionId: string, planId: PlanId) {
  return queryOptions({
    queryKey: ['subscriptions', 'change', subscriptionId, planId],
    queryFn: ({ signal }) =>
      plansApi('GET /subscriptions/{subscriptionId}/change', {
        ...{ params: { subscriptionId }, query: { planId }, signal },
      }),
    staleTime: 0,
    gcTime: 0,
  });
}
