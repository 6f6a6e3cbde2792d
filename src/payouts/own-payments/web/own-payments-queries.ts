import { infiniteQueryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { ownPaymentsContract } from '#payouts/own-payments/contract.ts';
import { pagedByCursor } from '#ui/table/paged-by-cursor.ts';

export const ownPaymentsApi = createClient<typeof ownPaymentsContract>();

export const ownPaymentsQuery = infiniteQueryOptions({
  ...pagedByCursor,
  queryKey: ['payouts', 'ownPayments'],
  queryFn: ({ pageParam: cursor, signal }) => ownPaymentsApi('GET /ownPayments', { query: { cursor }, signal }),
});
