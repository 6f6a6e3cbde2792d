import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { agendaApi } from './agenda-api.ts';
import { dayAfter, startOfDay } from './agenda-week.ts';

const REFRESH_MS = 30_000;

interface Wish {
  monday: string;
  interviewer?: string | undefined;
  position?: string | undefined;
}

export function agendaQuery({ monday, interviewer, position }: Wish) {
  return infiniteQueryOptions({
    queryKey: ['agenda', monday, interviewer, position] as const,
    // Reloaded regularly, because candidates pick times while the page is open.
    refetchInterval: REFRESH_MS,
    queryFn: ({ pageParam, signal }) =>
      agendaApi('GET /interviews', {
        query: {
          from: startOfDay(monday),
          until: startOfDay(dayAfter(monday, 7)),
          ...(interviewer !== undefined && { interviewerId: interviewer }),
          ...(position !== undefined && { positionId: position }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export const agendaFiltersQuery = queryOptions({
  queryKey: ['agendaFilters'] as const,
  refetchInterval: REFRESH_MS,
  queryFn: ({ signal }) => agendaApi('GET /interviews/filters', { signal }),
});
