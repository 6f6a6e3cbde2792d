import { createClient } from '#platform/ui/client.ts';
import type { workspacesContract } from '#workspaces/contract.ts';

export const api = createClient<typeof workspacesContract>();
export type OwnerData = Awaited<ReturnType<typeof readOwnerData>>;

function readOwnerData(signal: AbortSignal) {
  return api('GET /users/ownerData', { signal });
}

export const ownerDataQuery = {
  queryKey: ['owner-data'],
  queryFn: ({ signal }: { signal: AbortSignal }) => readOwnerData(signal),
};
