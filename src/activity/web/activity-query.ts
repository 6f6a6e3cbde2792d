import { infiniteQueryOptions } from '@tanstack/react-query';
import type { activityContract } from '#activity/contract.ts';
import { createClient } from '#ui/client.ts';
import type { ActivitySearch } from './activity-search.ts';

const api = createClient<typeof activityContract>();

/** What happened in the space, newest first, page by page. */
export function activityQuery(search: ActivitySearch) {
  // A single letter is not looked for.
  const { search: words = '', ...rest } = search;
  const narrowed = { ...rest, ...(words.trim().length > 1 && { search: words.trim() }) };
  return infiniteQueryOptions({
    queryKey: ['space', 'activity', narrowed] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /workspace/activity', { query: { ...narrowed, ...(pageParam && { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
}
