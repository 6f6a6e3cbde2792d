import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: ({ signal }) => api('GET /waiting', { signal }),
});

/** What waits in one project; read anew together with the whole. */
export function vacancyWaitingQuery(projectId: string) {
  return queryOptions({
    queryKey: [...waitingQuery.queryKey, projectId],
    queryFn: ({ signal }) => api('GET /waiting', { query: { projectId }, signal }),
  });
}
