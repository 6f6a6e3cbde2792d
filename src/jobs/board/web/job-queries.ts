import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#jobs/web/api.ts';
import type { BoardSearch } from '#jobs/board/web/board-search.ts';
import { type JobAddress, vacancyKey } from '#jobs/rules/job-address.ts';

/** What the calls take; the vacancy in the preview is only the page's. */
function filtersOf({ job: _, order: __, payFrom, postedWithin, exact, ...filters }: BoardSearch) {
  return {
    ...filters,
    ...(exact && { exact: 'true' as const }),
    ...(payFrom && { payFrom: String(payFrom) }),
    ...(postedWithin && { postedWithin: String(postedWithin) }),
  };
}

const pageOf = (search: BoardSearch) => ({ ...filtersOf(search), ...(search.order && { order: search.order }) });

export const boardQuery = (search: BoardSearch) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'board', pageOf(search)],
    queryFn: ({ pageParam, signal }) =>
      api('GET /opportunities', { query: { ...pageOf(search), ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });

export const countQuery = (search: BoardSearch) =>
  queryOptions({
    queryKey: ['jobs', 'count', filtersOf(search)],
    queryFn: ({ signal }) => api('GET /opportunities/count', { query: filtersOf(search), signal }),
    placeholderData: keepPreviousData,
  });

export const jobQuery = ({ projectId, positionIndex }: JobAddress) =>
  queryOptions({
    queryKey: vacancyKey({ projectId, positionIndex }),
    // Requirements for applying are met on other pages, such as the profile.
    staleTime: 5_000,
    queryFn: ({ signal }) =>
      api('GET /opportunities/{projectId}/{positionIndex}', {
        params: { projectId, positionIndex: String(positionIndex) },
        signal,
      }),
  });

export const similarQuery = ({ projectId, positionIndex }: JobAddress) =>
  queryOptions({
    queryKey: ['jobs', 'similar', projectId, positionIndex],
    queryFn: ({ signal }) =>
      api('GET /opportunities/{projectId}/{positionIndex}/similar', {
        params: { projectId, positionIndex: String(positionIndex) },
        signal,
      }),
  });
