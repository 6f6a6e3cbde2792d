import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { payRunsContract } from '#payouts/pay-runs/contract.ts';
import { pagedByCursor } from '#ui/table/paged-by-cursor.ts';

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
  ...pagedByCursor,
  queryKey: ['payouts', 'payRuns', 'list'],
  queryFn: ({ pageParam: cursor, signal }) => payRunsApi('GET /payRuns', { query: { cursor }, signal }),
});

/** How often a run that waits or goes on is read anew. */
const AGAIN_MS = { asked: 5_000, running: 2_000, done: false, dropped: false } as const;

export const payRunQuery = (runId: string) =>
  infiniteQueryOptions({
    ...pagedByCursor,
    queryKey: ['payouts', 'payRuns', runId],
    queryFn: ({ pageParam: cursor, signal }) =>
      payRunsApi('GET /payRuns/{runId}', {
        params: { runId },
        query: { cursor },
        signal,
      }),
    refetchInterval: ({ state }) => AGAIN_MS[state.data?.pages[0]?.run.state ?? 'done'],
  });
