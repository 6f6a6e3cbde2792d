import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { noticesContract } from '#notices/contract.ts';
import { createClient } from '#ui/client.ts';

export const api = createClient<typeof noticesContract>();

export const noticeCountQuery = queryOptions({
  queryKey: ['notices', 'count'],
  queryFn: ({ signal }) => api('GET /notices/count', { signal }),
});

/** The reader's notices, newest first, page by page. */
export const noticesQuery = (unread: boolean) =>
  infiniteQueryOptions({
    queryKey: ['notices', 'list', unread] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /notices', {
        query: { ...(unread && { unread: 'true' }), ...(pageParam && { before: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
