import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Stage } from '#applications/rules/stages.ts';
import { api } from './api.ts';
import { type BoardFilter, listsKey, paramsOf, type Place, queryOf } from './candidate-keys.ts';
import type { Sort } from './pipeline-search.ts';

interface ListFilter extends BoardFilter {
  stages?: Stage[] | undefined;
  sort: Sort;
  direction: 'ascending' | 'descending';
}

/** The candidates of a position in an order, page by page. */
export function candidateListQuery(place: Place, filter: ListFilter) {
  return infiniteQueryOptions({
    queryKey: [...listsKey(place), filter],
    queryFn: ({ pageParam, signal }) =>
      api('GET /myProjects/{projectId}/positions/{positionIndex}/candidates/list', {
        params: paramsOf(place),
        query: { ...queryOf(filter), ...(pageParam !== '' && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}
