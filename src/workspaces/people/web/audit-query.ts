import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '#workspaces/web/api.ts';
import type { ActivitySearch } from './activity-search.ts';

/** What happened in the space, newest first, page by page. */
export function auditQuery({ person, action }: ActivitySearch) {
  return infiniteQueryOptions({
    queryKey: ['space', 'audit', person, action] as const,
    queryFn: ({ pageParam, signal }) =>
      api('GET /workspace/audit', {
        query: {
          ...(person && { userId: person }),
          ...(action && { action }),
          ...(pageParam && { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
}
