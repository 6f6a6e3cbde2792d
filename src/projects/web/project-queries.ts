import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProjectSort } from '#projects/rules/project-sorts.ts';
import type { ProjectStage } from '#projects/rules/status.ts';
import { api, squadApi } from './api.ts';

export const draftsQuery = queryOptions({
  queryKey: ['projects', 'drafts'],
  queryFn: ({ signal }) => api('GET /briefs', { signal }),
});

export interface ListSearch {
  stage?: ProjectStage | undefined;
  search?: string | undefined;
  /** Latest change first by default. */
  sort?: ProjectSort | undefined;
  /** Only the projects of this company's owner. */
  squadOwnerId?: string | undefined;
  cursor?: string | undefined;
}

export function listQuery({ stage, search, sort, squadOwnerId, cursor }: ListSearch) {
  const query = {
    ...(stage && { stage }),
    ...(search && { search }),
    ...(sort && { sort }),
    ...(squadOwnerId && { squadOwnerId }),
    ...(cursor && { cursor }),
  };
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

export function squadQuery(projectId: string) {
  return queryOptions({
    queryKey: ['projects', 'squad', projectId],
    queryFn: ({ signal }) => squadApi('GET /myProjects/{projectId}/professionals', { params: { projectId }, signal }),
  });
}
