import { type AccessSamples, member, nobody, workspace } from '#application/testing/access-samples/sample.ts';
import type { Records } from '#application/testing/access-world.ts';

const ofProject = ({ projectId }: Records) => ({ params: { projectId } });
const ofPosition = ({ projectId, positionIndex }: Records) => ({ params: { projectId, positionIndex } });
const decline = ({ applicationId }: Records) => ({
  body: { action: 'decline', applicationId, answers: applicationId },
});

export const negotiationsSamples: AccessSamples = {
  'GET /budgetNegotiation': nobody(),
  'GET /budgetNegotiation/{projectId}/necessaryInfos': workspace(ofProject),
  'GET /budgetNegotiation/{projectId}/{positionIndex}/candidates/{applicationId}': workspace((records) => ({
    params: { ...ofPosition(records).params, applicationId: records.applicationId },
  })),
  'GET /budgetNegotiation/{projectId}/{positionIndex}/lastSquadMemberInteraction': workspace((records) => ({
    ...ofPosition(records),
    query: { applicationId: records.applicationId },
  })),
  'GET /budgetNegotiation/{projectId}/lastSquadOwnerInteraction': member((records) => ({
    ...ofProject(records),
    query: { applicationId: records.applicationId },
  })),
  'POST /budgetNegotiation/{projectId}/{positionIndex}/squadOwnerInteraction': workspace((records) => ({
    ...ofPosition(records),
    ...decline(records),
  })),
  'POST /budgetNegotiation/{projectId}/squadMemberInteraction': member((records) => ({
    ...ofProject(records),
    ...decline(records),
  })),
};
