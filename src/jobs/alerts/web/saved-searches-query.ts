import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api, type SavedSearch } from '#jobs/web/api.ts';

export const savedSearchesQuery = queryOptions({
  queryKey: ['jobs', 'saved-searches'],
  queryFn: ({ signal }) => api('GET /savedSearches', { signal }),
});

/** Puts changed searches in their place in the list, without asking for it again. */
export function useShowSearches() {
  const queryClient = useQueryClient();
  return (change: (searches: SavedSearch[]) => SavedSearch[]) =>
    queryClient.setQueryData(
      savedSearchesQuery.queryKey,
      (before) => before && { ...before, searches: change(before.searches) },
    );
}
