import { squadContract } from '#pipeline/selection/contract/squad.ts';
import { answerInvitation } from '#pipeline/selection/server/squad/answer-invitation.ts';
import { approveSquad, disapproveSquad } from '#pipeline/selection/server/squad/decide-squad.ts';
import { readInvitation, readInvitations } from '#pipeline/selection/server/squad/read-invitations.ts';
import { readSelections } from '#pipeline/selection/server/squad/read-selections.ts';
import { readSquad } from '#pipeline/selection/server/squad/read-squad.ts';
import { implement } from '#platform/http/implement.ts';

export const squadOperations = implement(squadContract, {
  'GET /squads/{projectId}': ({ params, context }) => readSquad(context, params.projectId),
  'GET /squads/{projectId}/selections': ({ params, context }) => readSelections(context, params.projectId),
  'POST /squads/{projectId}/approve': ({ params, body, context }) =>
    approveSquad(context, params.projectId, body.composition),
  'POST /squads/{projectId}/disapprove': ({ params, body, context }) =>
    disapproveSquad(context, params.projectId, body),
  'GET /squadInvitations': ({ context }) => readInvitations(context),
  'GET /squadInvitations/{projectId}/{positionIndex}': ({ params, context }) => readInvitation(context, params),
  'POST /squadInvitations/{projectId}/{positionIndex}/answer': ({ params, body, context }) =>
    answerInvitation(context, params, body),
});
