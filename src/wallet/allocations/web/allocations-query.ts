import { queryOptions } from '@tanstack/react-query';
import { createClient } from '#ui/client.ts';
import { pageAddress } from '#ui/router/page-address.ts';
import type { allocationsContract } from '#wallet/allocations/contract.ts';
import { allocatedPath, allocatePath } from '#wallet/paths.ts';

const readProject = ({ project }: Record<string, unknown>): { project?: string | undefined } => ({
  project: typeof project === 'string' ? project : undefined,
});

export const allocatePage = pageAddress(allocatePath, readProject);
export const allocatedPage = pageAddress(allocatedPath, readProject);

export const allocationsApi = createClient<typeof allocationsContract>();

export const allocationsQuery = queryOptions({
  queryKey: ['wallet', 'allocations'],
  queryFn: ({ signal }) => allocationsApi('GET /allocations', { signal }),
});
