import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
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

/** The users of the space. */
export const peopleQuery = queryOptions({
  queryKey: ['space', 'people'],
  queryFn: ({ signal }) => api('GET /workspace/getUsers', { signal }),
});
/** What keeps the space from being closed. */
export const closingQuery = queryOptions({
  queryKey: ['space', 'closing'],
  queryFn: ({ signal }) => api('GET /workspace/close', { signal }),
  // Other rooms end it, and tell nobody: asked again on each visit, though not twice for one.
  staleTime: 1_000,
});
export type SpacePeople = OutputOf<(typeof workspacesContract)['GET /workspace/getUsers']>;
export type SpacePerson = SpacePeople['users'][number];

/** The spaces that the person can enter. */
export const spacesQuery = queryOptions({
  queryKey: ['space', 'list'],
  queryFn: ({ signal }) => api('GET /workspace/invitedWorkspaces', { signal }),
});
export type SpaceEntry = OutputOf<
  (typeof workspacesContract)['GET /workspace/invitedWorkspaces']
>['invitedRepository'][number];
export type EnteredSpace = OutputOf<(typeof workspacesContract)['POST /workspace/{workspaceId}/select']>;

export function selectSpace(workspaceId: string) {
  return api('POST /workspace/{workspaceId}/select', { params: { workspaceId } });
}

/** The invitation behind a link. */
export const inviteQuery = (link: { invitationId: string; ownerWorkspaceId: string }) =>
  queryOptions({
    queryKey: ['invite', link.invitationId, link.ownerWorkspaceId],
    queryFn: ({ signal }) => api('GET /workspace/getInvite', { query: link, signal }),
    staleTime: 0,
  });
