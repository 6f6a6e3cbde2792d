import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { taxesContract } from '#payouts/taxes/contract.ts';

export const taxesApi = createClient<typeof taxesContract>();

export const taxesQuery = queryOptions({
  queryKey: ['payouts', 'taxes'],
  queryFn: ({ signal }) => taxesApi('GET /withheldTaxes', { signal }),
});
