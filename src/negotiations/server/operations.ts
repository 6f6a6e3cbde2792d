import { negotiationsContract } from '#negotiations/contract.ts';
import { interactAsCandidate, interactAsCompany } from '#negotiations/server/interact.ts';
import {
  readAsCandidate,
  readAsCompany,
  readNecessaryInfos,
  readOwnNegotiations,
} from '#negotiations/server/read-negotiations.ts';
import { implement } from '#platform/http/implement.ts';

export const negotiationsOperations = implement(negotiationsContract, {
  'GET /budgetNegotiation': ({ context }) => readOwnNegotiations(context),
  'GET /budgetNegotiation/{projectId}/necessaryInfos': ({ params, context }) =>
    readNecessaryInfos(context, params.projectId),
  'GET /budgetNegotiation/{projectId}/{positionIndex}/candidates/{applicationId}': ({ params, context }) =>
    readAsCompany(context, params),
  'GET /budgetNegotiation/{projectId}/{positionIndex}/lastSquadMemberInteraction': async ({
    params,
    query,
    context,
  }) => {
    const { lastOfCandidate: interaction } = await readAsCompany(context, { ...params, ...query });
    return { interaction };
  },
  'GET /budgetNegotiation/{projectId}/lastSquadOwnerInteraction': async ({ params, query, context }) => {
    const { lastOfCompany: interaction } = await readAsCandidate(context, { ...params, ...query });
    return { interaction };
  },
  'POST /budgetNegotiation/{projectId}/{positionIndex}/squadOwnerInteraction': ({ params, body, context }) =>
    interactAsCompany(context, params, body),
  'POST /budgetNegotiation/{projectId}/squadMemberInteraction': ({ params, body, context }) =>
    interactAsCandidate(context, params, body),
});
