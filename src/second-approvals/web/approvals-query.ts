import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { approvalsContract } from '#second-approvals/contract.ts';
import { createClient } from '#ui/client.ts';
import { pageAddress } from '#ui/router/page-address.ts';
import { pagedByCursor } from '#ui/table/paged-by-cursor.ts';

export const outsideApprovalPage = pageAddress('/approvals/$approvalId');

export const approvalsApi = createClient<typeof approvalsContract>();

export const outsideApprovalQuery = (approvalId: string) =>
  queryOptions({
    queryKey: ['approvals', approvalId],
    queryFn: ({ signal }) => approvalsApi('GET /approvals/{approvalId}', { params: { approvalId }, signal }),
  });

export const approvalsQuery = infiniteQueryOptions({
  ...pagedByCursor,
  queryKey: ['approvals'],
  queryFn: ({ pageParam: cursor, signal }) => approvalsApi('GET /approvals', { query: { cursor }, signal }),
});
