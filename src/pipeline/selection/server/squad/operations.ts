import { squadContract } from '#pipeline/selection/contract/squad.ts';
import { answerCall } from '#pipeline/selection/server/squad/answer-call.ts';
import { approveSquad, disapproveSquad } from '#pipeline/selection/server/squad/decide-squad.ts';
import { readCall, readCalls } from '#pipeline/selection/server/squad/read-calls.ts';
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
  'GET /squadCalls': ({ context }) => readCalls(context),
  'GET /squadCalls/{projectId}/{positionIndex}': ({ params, context }) => readCall(context, params),
  'POST /squadCalls/{projectId}/{positionIndex}/answer': ({ params, body, context }) =>
    answerCall(context, params, body),
});
