import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { approvalsContract } from '#second-approvals/contract.ts';
import { createClient } from '#ui/client.ts';
import { pageAddress } from '#ui/router/page-address.ts';

export const outsideApprovalPage = pageAddress('/approvals/$approvalId');

export const approvalsApi = createClient<typeof approvalsContract>();

export const outsideApprovalQuery = (approvalId: string) =>
  queryOptions({
    queryKey: ['approvals', approvalId],
    queryFn: ({ signal }) => approvalsApi('GET /approvals/{approvalId}', { params: { approvalId }, signal }),
  });

export const approvalsQuery = infiniteQueryOptions({
  queryKey: ['approvals'],
  queryFn: ({ pageParam, signal }) =>
    approvalsApi('GET /approvals', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});
