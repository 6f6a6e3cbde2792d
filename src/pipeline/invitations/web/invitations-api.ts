import { queryOptions } from '@tanstack/react-query';
import type { invitationsContract } from '#pipeline/invitations/contract.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';

export const invitationsApi = createClient<typeof invitationsContract>();

type Answer<Key extends keyof typeof invitationsContract> = OutputOf<(typeof invitationsContract)[Key]>;
export type EmailInvitations = Answer<'GET /myProjects/{projectId}/positions/{positionIndex}/emailInvitations'>;
export type EmailInvitation = EmailInvitations['invitations'][number];
export type JobInvitation = Answer<'GET /jobInvitations/{code}'>;

export interface VacancyPlace {
  projectId: string;
  position: number;
}

export const paramsOf = ({ projectId, position }: VacancyPlace) => ({ projectId, positionIndex: String(position) });

export const emailInvitationsQuery = (place: VacancyPlace) =>
  queryOptions({
    queryKey: ['emailInvitations', place.projectId, place.position],
    queryFn: ({ signal }) =>
      invitationsApi('GET /myProjects/{projectId}/positions/{positionIndex}/emailInvitations', {
        params: paramsOf(place),
        signal,
      }),
  });

export const jobInvitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['jobInvitation', code],
    queryFn: ({ signal }) => invitationsApi('GET /jobInvitations/{code}', { params: { code }, signal }),
  });
