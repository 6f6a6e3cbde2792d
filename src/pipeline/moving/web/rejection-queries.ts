import { queryOptions } from '@tanstack/react-query';
import { paramsOf, type Place, placeKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { joinForms } from './join-forms.ts';
import { type RejectionForm, movingApi } from './moving-api.ts';

/** One call reads the form for at most this many. */
const AT_ONCE = 100;

/** For all of these candidates, however many were chosen: each gets the message in their own language. */
export function formQuery(applicationIds: readonly string[]) {
  return queryOptions({
    queryKey: ['rejection', applicationIds] as const,
    queryFn: async ({ signal }) => {
      const forms: RejectionForm[] = [];
      for (let start = 0; start < applicationIds.length; start += AT_ONCE) {
        const some = applicationIds.slice(start, start + AT_ONCE);
        forms.push(await movingApi('GET /candidates/rejection', { query: { applicationIds: some }, signal }));
      }
      return joinForms(forms);
    },
  });
}

/** Read anew with the board of its vacancy. */
export function remainingQuery(place: Place) {
  return queryOptions({
    queryKey: [...placeKey(place), 'remaining'] as const,
    queryFn: ({ signal }) =>
      movingApi('GET /myProjects/{projectId}/positions/{positionIndex}/rejection', {
        params: paramsOf(place),
        signal,
      }),
  });
}

export function reasonsQuery(workspaceId: string) {
  return queryOptions({
    queryKey: ['rejectionReasons', workspaceId] as const,
    queryFn: ({ signal }) => movingApi('GET /candidates/rejectionReasons', { query: { workspaceId }, signal }),
  });
}
