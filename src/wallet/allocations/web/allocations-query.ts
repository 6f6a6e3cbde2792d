import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { allocationsContract } from '#wallet/allocations/contract.ts';

export const allocationsApi = createClient<typeof allocationsContract>();

export const allocationsQuery = queryOptions({
  queryKey: ['wallet', 'allocations'],
  queryFn: ({ signal }) => allocationsApi('GET /allocations', { signal }),
});
