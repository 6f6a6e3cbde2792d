import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { squadApi, squadQuery } from './squad/squad-queries.ts';

export function selectionsQuery(projectId: string) {
  return queryOptions({
    queryKey: ['pipeline', 'selections', projectId],
    queryFn: ({ signal }) => squadApi('GET /squads/{projectId}/selections', { params: { projectId }, signal }),
  });
}

/** Reloads everything that shows the squad after a selection was made, changed or undone. */
export function refreshSelections(queryClient: QueryClient, projectId: string): void {
  void queryClient.invalidateQueries({ queryKey: selectionsQuery(projectId).queryKey });
  void queryClient.invalidateQueries({ queryKey: squadQuery(projectId).queryKey });
}
