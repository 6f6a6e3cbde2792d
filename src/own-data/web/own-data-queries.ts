import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

const LOOK_AGAIN_MS = 1_000;

/** The copy asked for last; looked at each second while it is being made. */
export const latestExportQuery = queryOptions({
  queryKey: ['own-data', 'export'],
  queryFn: ({ signal }) => api('GET /ownData/exports/latest', { signal }),
  refetchInterval: ({ state }) => {
    const now = state.data?.export?.state;
    return now === 'queued' || now === 'running' ? LOOK_AGAIN_MS : false;
  },
});

export const deletionQuery = queryOptions({
  queryKey: ['own-data', 'deletion'],
  queryFn: ({ signal }) => api('GET /ownData/deletion', { signal }),
});
