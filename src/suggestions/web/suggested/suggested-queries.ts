import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { MatchVerdict } from '#suggestions/rules/verdict.ts';
import { isApiError } from '#ui/api-error.ts';
import { api } from '../api.ts';
import type { SuggestedSearch } from './suggested-search.ts';

export const SUGGESTED_KEY = ['suggestions'] as const;

const ASK_AGAIN_MS = 1_000;
const MAXIMUM_FAILURES = 2;
const isPreparing = (error: Error) => isApiError(error, 'suggestions.stillPreparing');
const isRefused = (error: Error) => isApiError(error) && error.status < 500;

/**
 * The ranking of a vacancy, page by page; without a vacancy in the address, that of the project's first one. While the server still builds
 * the index, the query repeats, however long that takes.
 */
export function suggestedQuery(projectId: string, { position, ...filters }: SuggestedSearch, limit = 20) {
  const { level, hiringModel, tests, newOnly } = filters;
  const query = {
    limit: String(limit),
    ...(level && { level: String(level) }),
    ...(hiringModel && { hiringModel }),
    ...(tests && { tests: 'true' as const }),
    ...(newOnly && { newOnly: 'true' as const }),
    ...(position === 0 && { orFirst: 'true' as const }),
  };
  return infiniteQueryOptions({
    queryKey: [...SUGGESTED_KEY, 'ranking', projectId, position, query],
    queryFn: ({ pageParam, signal }) =>
      api('GET /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals', {
        params: { projectId, positionIndex: String(position) },
        query: { ...query, ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    retry: (failures, error) => isPreparing(error) || (failures < MAXIMUM_FAILURES && !isRefused(error)),
    retryDelay: ASK_AGAIN_MS,
  });
}

export const invitationsQuery = queryOptions({
  queryKey: [...SUGGESTED_KEY, 'invitations'],
  // An application made on another page ends an invitation.
  staleTime: 0,
  queryFn: ({ signal }) => api('GET /opportunities/invitations', { signal }),
});

export const ratingsQuery = (verdict: MatchVerdict | undefined) =>
  infiniteQueryOptions({
    queryKey: [...SUGGESTED_KEY, 'ratings', verdict ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      api('GET /cms/matchRatings', {
        query: { ...(verdict && { verdict }), ...(pageParam && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
