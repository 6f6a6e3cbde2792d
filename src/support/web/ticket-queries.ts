import { infiniteQueryOptions } from '@tanstack/react-query';
import { type DeskView, deskViews } from '#support/desk/rules/desk-views.ts';
import { api } from './api.ts';

/** What the list is narrowed to, as its address says it and people may have edited it. */
export interface TicketSearch {
  state?: 'open' | 'ended';
  view?: DeskView;
  search?: string;
}

export function readTicketSearch({ state, view, search }: Record<string, unknown>): TicketSearch {
  const known = deskViews.find((one) => one === view);
  return {
    ...((state === 'open' || state === 'ended') && { state }),
    ...(known && { view: known }),
    ...(typeof search === 'string' && search.trim().length > 1 && { search: search.trim().slice(0, 100) }),
  };
}

export const ticketsQuery = (search: TicketSearch) =>
  infiniteQueryOptions({
    queryKey: ['support', 'list', search],
    queryFn: ({ signal, pageParam }) =>
      api('GET /support', { query: { ...search, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
