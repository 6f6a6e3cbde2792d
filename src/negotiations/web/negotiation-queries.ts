import { queryOptions } from '@tanstack/react-query';
import type { NegotiationView } from '#negotiations/schemas.ts';
import { api } from './api.ts';

const LONGEST_TIMER_MS = 2_147_000_000;

export interface NegotiationPlace {
  projectId: string;
  positionIndex: number;
  applicationId: string;
}

/** An offer expires without anybody acting, so the page reloads at that moment. */
function untilExpiry(views: readonly NegotiationView[]): number | false {
  const moments = views
    .filter(({ standing }) => standing === 'awaitingCompany' || standing === 'awaitingCandidate')
    .map(({ interactions }) => Date.parse(interactions.at(-1)?.expiresAt ?? '') - Date.now())
    .filter((wait) => wait < LONGEST_TIMER_MS);
  return moments.length > 0 && Math.max(1_000, Math.min(...moments) + 500);
}

/** All of a member's negotiations in one call; each card of an application shows its own. */
export const ownNegotiationsQuery = queryOptions({
  queryKey: ['negotiations', 'own'],
  queryFn: ({ signal }) => api('GET /budgetNegotiation', { signal }),
  refetchInterval: ({ state }) => untilExpiry(state.data?.negotiations ?? []),
});

export const negotiationQuery = ({ projectId, positionIndex, applicationId }: NegotiationPlace) =>
  queryOptions({
    queryKey: ['negotiations', 'of', applicationId],
    queryFn: ({ signal }) =>
      api('GET /budgetNegotiation/{projectId}/{positionIndex}/candidates/{applicationId}', {
        params: { projectId, positionIndex: String(positionIndex), applicationId },
        signal,
      }),
    refetchInterval: ({ state }) => untilExpiry(state.data ? [state.data] : []),
  });

export const infosQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['negotiations', 'project', projectId],
    queryFn: ({ signal }) =>
      api('GET /budgetNegotiation/{projectId}/necessaryInfos', { params: { projectId }, signal }),
  });
