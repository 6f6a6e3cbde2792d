import { queryOptions } from '@tanstack/react-query';
import { paramsOf, type Place, placeKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { rejectionsApi } from './rejections-api.ts';

/** One call reads the form for at most this many; with more, the first stand for all. */
const AT_ONCE = 100;

export function formQuery(applicationIds: readonly string[]) {
  const some = applicationIds.slice(0, AT_ONCE);
  return queryOptions({
    queryKey: ['rejection', some] as const,
    queryFn: ({ signal }) => rejectionsApi('GET /candidates/rejection', { query: { applicationIds: some }, signal }),
  });
}

/** Read anew with the board of its vacancy. */
export function remainingQuery(place: Place) {
  return queryOptions({
    queryKey: [...placeKey(place), 'remaining'] as const,
    queryFn: ({ signal }) =>
      rejectionsApi('GET /myProjects/{projectId}/positions/{positionIndex}/rejection', {
        params: paramsOf(place),
        signal,
      }),
  });
}

export function reasonsQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ['rejectionReasons', workspaceId] as const,
    queryFn: ({ signal }) => rejectionsApi('GET /candidates/rejectionReasons', { query: { workspaceId }, signal }),
  });
}
