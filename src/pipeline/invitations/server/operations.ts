import { implement } from '#platform/http/implement.ts';
import { invitationsContract } from '#pipeline/invitations/contract.ts';
import { addCv, downloadCv, withdrawInvitation } from './change-invitation.ts';
import { inviteByEmail } from './invite-by-email.ts';
import { openLink, readLink, setStopByLink } from './open-link.ts';
import { readInvitations } from './read-invitations.ts';

const done = { done: true as const };

export const invitationsOperations = implement(invitationsContract, {
  'GET /myProjects/{projectId}/positions/{positionIndex}/emailInvitations': ({ params, context }) =>
    readInvitations(context, params),
  'POST /myProjects/{projectId}/positions/{positionIndex}/emailInvitations': ({ params, body, context }) =>
    inviteByEmail(context, params, body),
  'DELETE /emailInvitations/{invitationId}': async ({ params, context }) => {
    await withdrawInvitation(context, params.invitationId);
    return done;
  },
  'POST /emailInvitations/{invitationId}/cv': async ({ params, query, body, context }) => {
    await addCv(context, params.invitationId, query.name, body);
    return done;
  },
  'GET /emailInvitations/{invitationId}/cv': ({ params, context }) => downloadCv(context, params.invitationId),
  'GET /jobInvitations/{code}': ({ params, context }) => readLink(context, params.code),
  'POST /jobInvitations/{code}/open': async ({ params, context }) => {
    await openLink(context, params.code);
    return done;
  },
  'POST /invitationStops/{code}': ({ params, context }) => setStopByLink(context, params.code, true),
  'POST /invitationStops/{code}/resume': ({ params, context }) => setStopByLink(context, params.code, false),
});
