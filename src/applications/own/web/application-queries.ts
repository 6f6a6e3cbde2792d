import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#applications/web/api.ts';

/** As many at a time as there may be, because what needs the person stands above the rest. */
export const applicationsQuery = infiniteQueryOptions({
  queryKey: ['applications', 'applications'],
  queryFn: ({ pageParam, signal }) =>
    api('GET /applications', { query: { limit: '50', ...(pageParam && { cursor: pageParam }) }, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
});

export const historyQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'history', applicationId],
    queryFn: ({ signal }) => api('GET /applications/{applicationId}/history', { params: { applicationId }, signal }),
  });
