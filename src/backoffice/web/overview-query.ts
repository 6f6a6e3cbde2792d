import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

export const overviewQuery = queryOptions({
  queryKey: ['backoffice', 'overview'],
  queryFn: ({ signal }) => api('GET /cms/overview', { signal }),
});
