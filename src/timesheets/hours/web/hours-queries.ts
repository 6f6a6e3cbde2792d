import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import { taskKey } from '#tasks/rules/task-keys.ts';
import type { hoursContract } from '#timesheets/hours/contract.ts';

export const hoursApi = createClient<typeof hoursContract>();

export const hoursKey = ['tasks', 'ownHours'] as const;

export const clockQuery = queryOptions({
  queryKey: [...hoursKey, 'clock'],
  queryFn: ({ signal }) => hoursApi('GET /timeEntries/clock', { signal }),
});

export function taskHoursQuery(taskId: string) {
  return queryOptions({
    queryKey: [...hoursKey, 'task', taskId],
    queryFn: ({ signal }) => hoursApi('GET /timeEntries/task/{taskId}', { params: { taskId }, signal }),
  });
}

export function weekQuery(date: string | undefined) {
  return queryOptions({
    queryKey: [...hoursKey, 'week', date ?? 'now'],
    queryFn: ({ signal }) =>
      hoursApi('GET /timeEntries/week', { query: date === undefined ? {} : { weekOf: date }, signal }),
  });
}

/** Below the task's own key, so that a live change of the task tells it anew. */
export function forecastQuery(projectId: string, taskId: string) {
  return queryOptions({
    queryKey: [...taskKey(projectId, taskId), 'forecast'] as const,
    queryFn: ({ signal }) =>
      hoursApi('GET /tasks/{projectId}/{taskId}/forecast', { params: { projectId, taskId }, signal }),
  });
}
