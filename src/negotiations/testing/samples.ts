import { type AccessSamples, member, nobody, workspace, type SampleRecords } from '#platform/testing/access-sample.ts';
import type { capability } from '#negotiations/server/capability.ts';

const ofProject = ({ projectId }: SampleRecords) => ({ params: { projectId } });
const ofPosition = ({ projectId, positionIndex }: SampleRecords) => ({ params: { projectId, positionIndex } });
const decline = ({ applicationId }: SampleRecords) => ({
  body: { action: 'decline', applicationId, answers: applicationId },
});

export const samples: AccessSamples<typeof capability.contract> = {
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
