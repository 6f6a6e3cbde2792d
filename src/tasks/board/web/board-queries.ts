import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { taskKey } from '#tasks/rules/task-keys.ts';
import type { BoardSearch } from './addresses.ts';
import { boardApi } from './board-api.ts';

export type BoardFilter = Pick<BoardSearch, 'search' | 'assigned' | 'tags'>;

export const tasksKey = ['tasks'] as const;
export const boardsKey = (projectId: string) => ['tasks', projectId, 'board'] as const;
/** Keys the tasks in pages of a table, and by day. */
export const listsKey = (projectId: string) => ['tasks', projectId, 'list'] as const;
export const calendarsKey = (projectId: string) => ['tasks', projectId, 'calendar'] as const;
export const historyKey = (projectId: string) => ['tasks', projectId, 'history'] as const;

export function boardQuery(projectId: string, filter: BoardFilter) {
  return queryOptions({
    queryKey: [...boardsKey(projectId), filter] as const,
    queryFn: ({ signal }) => boardApi('GET /tasks/{projectId}', { params: { projectId }, query: filter, signal }),
  });
}

export function taskQuery(projectId: string, taskId: string) {
  return queryOptions({
    queryKey: taskKey(projectId, taskId),
    queryFn: ({ signal }) => boardApi('GET /tasks/{projectId}/{taskId}', { params: { projectId, taskId }, signal }),
  });
}

/** Reads the history of a board, or of one task. */
export function historyQuery(projectId: string, taskId: string | null) {
  return infiniteQueryOptions({
    queryKey: [...historyKey(projectId), taskId] as const,
    queryFn: ({ signal, pageParam }) =>
      boardApi('GET /tasks/{projectId}/history', {
        params: { projectId },
        query: { ...(taskId !== null && { taskId }), ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function panelQuery(kind: 'running' | 'finished', search: string | undefined) {
  const key = kind === 'running' ? 'GET /getAllProjects' : 'GET /getAllFinishedProjects';
  return infiniteQueryOptions({
    queryKey: [...tasksKey, 'panel', kind, search ?? ''] as const,
    queryFn: ({ signal, pageParam }) =>
      boardApi(key, { query: { search, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}
