import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export const waitingQuery = queryOptions({
  queryKey: ['waiting'],
  queryFn: ({ signal }) => api('GET /waiting', { signal }),
});
