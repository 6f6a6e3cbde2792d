import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, type SavedSearch } from '#jobs/web/api.ts';

export const savedSearchesQuery = queryOptions({
  queryKey: ['jobs', 'saved-searches'],
  queryFn: ({ signal }) => api('GET /savedSearches', { signal }),
});

/** Updates changed searches in the cached list, without reloading it. */
export function useShowSearches() {
  const queryClient = useQueryClient();
  return (change: (searches: SavedSearch[]) => SavedSearch[]) =>
    queryClient.setQueryData(
      savedSearchesQuery.queryKey,
      (before) => before && { ...before, searches: change(before.searches) },
    );
}
