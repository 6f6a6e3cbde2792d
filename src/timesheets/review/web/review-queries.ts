import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import { taskKey, threadsKey } from '#tasks/rules/task-keys.ts';
import type { reviewContract } from '#timesheets/review/contract.ts';

export const reviewApi = createClient<typeof reviewContract>();

export function reviewsQuery(projectId: string, taskId: string) {
  return queryOptions({
    queryKey: [...taskKey(projectId, taskId), 'reviews'] as const,
    queryFn: ({ signal }) =>
      reviewApi('GET /tasks/{projectId}/{taskId}/reviews', { params: { projectId, taskId }, signal }),
  });
}

export function taskHoursOfAllQuery(projectId: string, taskId: string) {
  return queryOptions({
    queryKey: [...taskKey(projectId, taskId), 'hours'] as const,
    queryFn: ({ signal }) =>
      reviewApi('GET /tasks/{projectId}/{taskId}/hours', { params: { projectId, taskId }, signal }),
  });
}

export function threadQuery(projectId: string, entryId: string) {
  return queryOptions({
    queryKey: [...threadsKey(projectId), entryId] as const,
    queryFn: ({ signal }) => reviewApi('GET /timeEntries/{entryId}/steps', { params: { entryId }, signal }),
  });
}

export function rulingQuery(supportId: string) {
  return queryOptions({
    queryKey: ['tasks', 'ruling', supportId],
    queryFn: ({ signal }) => reviewApi('GET /timeEntries/ruling/{supportId}', { params: { supportId }, signal }),
  });
}
