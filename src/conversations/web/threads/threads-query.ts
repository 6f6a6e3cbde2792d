import { infiniteQueryOptions } from '@tanstack/react-query';
import type { MessagesSearch } from '#conversations/web/addresses.ts';
import { threadsApi } from './threads-api.ts';

/** Keys the list of conversations. */
export const threadsKey = ['threads'] as const;

export const threadsQuery = ({ show, search }: MessagesSearch) =>
  infiniteQueryOptions({
    queryKey: [...threadsKey, show ?? 'all', search ?? ''] as const,
    queryFn: ({ pageParam, signal }) =>
      threadsApi('GET /messages', {
        query: {
          ...(show && { show }),
          ...(search !== undefined && { search }),
          ...(pageParam !== null && { cursor: pageParam }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
