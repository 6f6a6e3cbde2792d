import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export type TicketState = 'open' | 'ended';

/** The state of an address as people may have edited it; undefined: all tickets. */
export function readTicketState(state: unknown): TicketState | undefined {
  return state === 'open' || state === 'ended' ? state : undefined;
}

export const ticketsQuery = (state: TicketState | undefined) =>
  infiniteQueryOptions({
    queryKey: ['support', 'list', state],
    queryFn: ({ signal, pageParam }) =>
      api('GET /support', { query: { ...(state && { state }), ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
