import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProjectStage } from '#projects/rules/status.ts';
import { api } from './api.ts';

export const draftsQuery = queryOptions({
  queryKey: ['projects', 'drafts'],
  queryFn: ({ signal }) => api('GET /briefs', { signal }),
});

export interface ListSearch {
  stage?: ProjectStage | undefined;
  search?: string | undefined;
  cursor?: string | undefined;
}

export function listQuery({ stage, search, cursor }: ListSearch) {
  const query = { ...(stage && { stage }), ...(search && { search }), ...(cursor && { cursor }) };
  return queryOptions({
    queryKey: ['projects', 'list', query],
    queryFn: ({ signal }) => api('GET /myProjects', { query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function projectQuery(projectId: string) {
  return queryOptions({
    queryKey: ['projects', 'one', projectId],
    queryFn: ({ signal }) => api('GET /myProjects/{projectId}', { params: { projectId }, signal }),
  });
}
