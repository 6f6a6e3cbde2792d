import { queryOptions } from '@tanstack/react-query';
import { type BoardFilter, boardsKey, paramsOf, type Place, queryOf } from '#pipeline/candidates/web/candidate-keys.ts';
import { reuseBoard } from '#pipeline/candidates/web/reuse-board.ts';
import { boardApi } from './board-api.ts';

export function boardQuery(place: Place, filter: BoardFilter) {
  return queryOptions({
    queryKey: [...boardsKey(place), filter] as const,
    structuralSharing: reuseBoard,
    queryFn: ({ signal }) =>
      boardApi('GET /myProjects/{projectId}/positions/{positionIndex}/candidates', {
        params: paramsOf(place),
        query: queryOf(filter),
        signal,
      }),
  });
}
