import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { clockifyContract } from '#timesheets/clockify/contract.ts';

export const clockifyApi = createClient<typeof clockifyContract>();

export const clockifyKey = (projectId: string) => ['tasks', projectId, 'clockify'] as const;

export function clockifyQuery(projectId: string) {
  return queryOptions({
    queryKey: clockifyKey(projectId),
    queryFn: ({ signal }) => clockifyApi('GET /clockify/{projectId}', { params: { projectId }, signal }),
  });
}
