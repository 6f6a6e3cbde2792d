import type { QueryClient } from '@tanstack/react-query';
import { type FreelancersSearch, readTab } from './addresses.ts';
import { financeQuery, monthQuery, professionalQuery, squadsQuery } from './professionals-queries.ts';

interface Wanted {
  view: string | undefined;
  projectId: string | undefined;
  userId: string | undefined;
}

/** Starts reading what the address shows. */
export function startFreelancers(
  queryClient: QueryClient,
  { view, projectId, userId }: Wanted,
  search: FreelancersSearch,
): Promise<unknown> {
  if (!projectId || !userId) return queryClient.prefetchInfiniteQuery(squadsQuery(search));
  const place = { projectId, userId };
  const tab = readTab(view);
  // Without a month it depends on what the head says.
  const month = search.month ?? new Date().toISOString().slice(0, 7);
  return Promise.all([
    queryClient.prefetchQuery(professionalQuery(place)),
    tab === 'hours' && queryClient.prefetchQuery(monthQuery(place, month)),
    tab === 'financial' && queryClient.prefetchQuery(financeQuery(place)),
  ]);
}
