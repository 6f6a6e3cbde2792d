import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { payRunsContract } from '#payouts/pay-runs/contract.ts';

export const payRunsApi = createClient<typeof payRunsContract>();

export const previewQuery = queryOptions({
  queryKey: ['payouts', 'payRuns', 'preview'],
  queryFn: ({ signal }) => payRunsApi('GET /payRuns/preview', { signal }),
});

export const remittancesQuery = queryOptions({
  queryKey: ['payouts', 'payRuns', 'remittances'],
  queryFn: ({ signal }) => payRunsApi('GET /remittances', { signal }),
});

export const payRunsQuery = infiniteQueryOptions({
  queryKey: ['payouts', 'payRuns', 'list'],
  queryFn: ({ pageParam, signal }) =>
    payRunsApi('GET /payRuns', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

/** How often a run that waits or goes on is read anew. */
const AGAIN_MS = { asked: 5_000, running: 2_000, done: false, dropped: false } as const;

export const payRunQuery = (runId: string) =>
  infiniteQueryOptions({
    queryKey: ['payouts', 'payRuns', runId],
    queryFn: ({ pageParam, signal }) =>
      payRunsApi('GET /payRuns/{runId}', {
        params: { runId },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) => AGAIN_MS[state.data?.pages[0]?.run.state ?? 'done'],
  });
