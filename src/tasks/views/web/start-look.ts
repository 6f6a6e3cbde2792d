import type { QueryClient } from '@tanstack/react-query';
import { type BoardSearch, filterOf } from '#tasks/board/web/addresses.ts';
import { loadCalendar, loadTable } from './lazy-views.ts';
import { savedViewsQuery } from './saved/saved-view-queries.ts';
import { calendarQuery, listQuery, monthOf, orderOf } from './view-queries.ts';

/** Starts what a table or a calendar needs beside the board's own read; for a plain address the views, since one may be the reader's default. */
export function startLook(queryClient: QueryClient, projectId: string, search: BoardSearch): Promise<unknown> {
  const filter = filterOf(search);
  if (search.look === 'table')
    return Promise.all([queryClient.prefetchInfiniteQuery(listQuery(projectId, filter, orderOf(search))), loadTable()]);
  if (search.look === 'calendar')
    return Promise.all([queryClient.prefetchQuery(calendarQuery(projectId, filter, monthOf(search))), loadCalendar()]);
  return queryClient.prefetchQuery(savedViewsQuery(projectId));
}
