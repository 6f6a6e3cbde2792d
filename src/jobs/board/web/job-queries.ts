import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#jobs/web/api.ts';
import type { BoardSearch } from '#jobs/board/web/board-search.ts';
import { type JobAddress, vacancyKey } from '#jobs/rules/job-address.ts';

const filtersOf = ({ search, area, hiringModel, workModel, exact }: BoardSearch) => ({
  ...(exact && { exact: 'true' as const }),
  ...(search && { search }),
  ...(area && { area }),
  ...(hiringModel && { hiringModel }),
  ...(workModel && { workModel }),
});

export const boardQuery = (search: BoardSearch) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'board', filtersOf(search)],
    queryFn: ({ pageParam, signal }) =>
      api('GET /opportunities', { query: { ...filtersOf(search), ...(pageParam && { cursor: pageParam }) }, signal }),
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
