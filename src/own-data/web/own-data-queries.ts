import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

const POLL_MS = 1_000;

/** The last requested export; polled each second while it is being created. */
export const latestExportQuery = queryOptions({
  queryKey: ['own-data', 'export'],
  queryFn: ({ signal }) => api('GET /ownData/exports/latest', { signal }),
  refetchInterval: ({ state }) => {
    const now = state.data?.export?.state;
    return now === 'queued' || now === 'running' ? POLL_MS : false;
  },
});

export const deletionQuery = queryOptions({
  queryKey: ['own-data', 'deletion'],
  queryFn: ({ signal }) => api('GET /ownData/deletion', { signal }),
});
