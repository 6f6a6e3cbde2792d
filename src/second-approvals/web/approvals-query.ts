import { infiniteQueryOptions } from '@tanstack/react-query';
import type { approvalsContract } from '#second-approvals/contract.ts';
import { createClient } from '#ui/client.ts';

export const approvalsApi = createClient<typeof approvalsContract>();

export const approvalsQuery = infiniteQueryOptions({
  queryKey: ['approvals'],
  queryFn: ({ pageParam, signal }) =>
    approvalsApi('GET /approvals', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
