import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import type { ledgerContract } from '#wallet/ledger/contract.ts';

export const ledgerApi = createClient<typeof ledgerContract>();

export const proofsQuery = queryOptions({
  queryKey: ['wallet', 'proofs'],
  queryFn: ({ signal }) => ledgerApi('GET /ledgerProofs', { signal }),
});
