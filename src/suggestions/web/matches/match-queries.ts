import type { QueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { suggestedQuery } from '../suggested/suggested-queries.ts';

/** Matches shown per position; the page of the ranking has all others. */
const SHOWN = 3;
const ASK_AGAIN_MS = 1_000;

/** The best matches of a position. */
export function matchesQuery(projectId: string, position: number) {
  return suggestedQuery(projectId, { position }, SHOWN);
}

/** The project in the address. */
export function readProjectId({ project }: Record<string, unknown>): string {
  return typeof project === 'string' ? project : '';
}

/** Waits for the ranking of a position, even while the index is being built. */
export async function rankPosition(
  queryClient: QueryClient,
  place: { projectId: string; position: number },
  { signal, onPreparing }: { signal: AbortSignal; onPreparing: () => void },
) {
  const query = { ...matchesQuery(place.projectId, place.position), staleTime: 0, retry: false };
  for (;;) {
    try {
      const { pages } = await queryClient.fetchInfiniteQuery(query);
      return pages[0]!;
    } catch (problem) {
      if (signal.aborted || !isApiError(problem, 'suggestions.stillPreparing')) throw problem;
      onPreparing();
      await new Promise((resolve) => {
        window.setTimeout(resolve, ASK_AGAIN_MS);
      });
    }
  }
}
