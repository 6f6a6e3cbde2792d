import { infiniteQueryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { timesheetContract } from '#timesheets/timesheet/contract.ts';
import type { TimesheetSearch } from './addresses.ts';

const timesheetApi = createClient<typeof timesheetContract>();

export const timesheetKey = (projectId: string) => ['tasks', projectId, 'timesheet'] as const;

export function timesheetQuery(projectId: string, filter: TimesheetSearch) {
  return infiniteQueryOptions({
    queryKey: [...timesheetKey(projectId), filter] as const,
    queryFn: ({ signal, pageParam }) =>
      timesheetApi('GET /timeEntries/project/{projectId}', {
        params: { projectId },
        query: { ...filter, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
