import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { dateIn, ownTimeZone } from '#platform/calendar/time-zones.ts';
import { createClient } from '#ui/client.ts';
import type { BoardSearch } from '#tasks/board/web/addresses.ts';
import { type BoardFilter, calendarsKey, listsKey } from '#tasks/board/web/board-queries.ts';
import type { TaskOrder } from '#tasks/rules/task-order.ts';
import type { viewsContract } from '#tasks/views/contract.ts';
import { weeksOf } from '#tasks/views/rules/calendar-days.ts';

export const viewsApi = createClient<typeof viewsContract>();

export const orderOf = ({ sort = 'status', direction = 'ascending' }: BoardSearch): TaskOrder => ({ sort, direction });

/** The reader's own date. */
export const today = () => dateIn(ownTimeZone(), new Date());
/** The month that the address names, or this one. */
export const monthOf = ({ month }: BoardSearch) => month ?? today().slice(0, 7);

export function listQuery(projectId: string, filter: BoardFilter, order: TaskOrder) {
  return infiniteQueryOptions({
    queryKey: [...listsKey(projectId), filter, order] as const,
    queryFn: ({ signal, pageParam }) =>
      viewsApi('GET /tasks/{projectId}/list', {
        params: { projectId },
        query: { ...filter, ...order, ...(pageParam !== null && { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export function calendarQuery(projectId: string, filter: BoardFilter, month: string) {
  const days = weeksOf(month).flat();
  const [from, to] = [days[0]!, days.at(-1)!];
  return queryOptions({
    queryKey: [...calendarsKey(projectId), filter, month] as const,
    queryFn: ({ signal }) =>
      viewsApi('GET /tasks/{projectId}/calendar', { params: { projectId }, query: { ...filter, from, to }, signal }),
  });
}
