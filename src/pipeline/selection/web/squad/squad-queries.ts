import { queryOptions } from '@tanstack/react-query';
import type { squadContract } from '#pipeline/selection/contract/squad.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';

export const squadApi = createClient<typeof squadContract>();
export type Squad = OutputOf<(typeof squadContract)['GET /squads/{projectId}']>;
export type SquadInvitation = OutputOf<(typeof squadContract)['GET /squadInvitations']>['invitations'][number];
export type InvitationBrief = OutputOf<(typeof squadContract)['GET /squadInvitations/{projectId}/{positionIndex}']>;

export function squadQuery(projectId: string) {
  return queryOptions({
    queryKey: ['pipeline', 'squad', projectId],
    queryFn: ({ signal }) => squadApi('GET /squads/{projectId}', { params: { projectId }, signal }),
  });
}

export const invitationsQuery = queryOptions({
  queryKey: ['pipeline', 'squadInvitations'],
  queryFn: ({ signal }) => squadApi('GET /squadInvitations', { signal }),
});

export function invitationQuery(projectId: string, positionIndex: string) {
  return queryOptions({
    queryKey: ['pipeline', 'squadInvitations', projectId, positionIndex],
    queryFn: ({ signal }) =>
      squadApi('GET /squadInvitations/{projectId}/{positionIndex}', { params: { projectId, positionIndex }, signal }),
    retry: false,
  });
}

/** The project and the position in the address. */
export function readPlace(search: Record<string, unknown>): { projectId: string; positionIndex: string } {
  const { project, position } = search;
  return {
    projectId: typeof project === 'string' ? project : '',
    positionIndex: typeof position === 'number' || typeof position === 'string' ? String(position) : '0',
  };
}
