import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';
import { shareBoard } from './share-board.ts';

/** Which position the page is about. */
export interface Place {
  projectId: string;
  position: number;
}

export interface BoardFilter {
  search?: string | undefined;
  skills?: string[] | undefined;
}

export const placeKey = ({ projectId, position }: Place) => ['pipeline', projectId, position] as const;
export const boardsKey = (place: Place) => [...placeKey(place), 'board'] as const;
export const listsKey = (place: Place) => [...placeKey(place), 'list'] as const;
export const candidatesKey = ['candidate'] as const;
export const candidateKey = (applicationId: string) => [...candidatesKey, applicationId] as const;

export const paramsOf = ({ projectId, position }: Place) => ({ projectId, positionIndex: String(position) });

export function boardQuery(place: Place, filter: BoardFilter) {
  return queryOptions({
    queryKey: [...boardsKey(place), filter] as const,
    structuralSharing: shareBoard,
    queryFn: ({ signal }) =>
      api('GET /myProjects/{projectId}/positions/{positionIndex}/candidates', {
        params: paramsOf(place),
        query: filter,
        signal,
      }),
  });
}

export function candidateQuery(applicationId: string) {
  return queryOptions({
    queryKey: candidateKey(applicationId),
    queryFn: ({ signal }) => api('GET /candidates/{applicationId}', { params: { applicationId }, signal }),
  });
}
