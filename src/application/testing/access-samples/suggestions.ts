import type { Records } from '#application/testing/access-world.ts';
import {
  type AccessSamples,
  member,
  nobody,
  ofPosition,
  workspace,
} from '#application/testing/access-samples/sample.ts';

/** Someone whom every company may find, beside a vacancy of one company. */
const ofListed = ({ projectId, positionIndex, listedMemberId }: Records) => ({
  params: { projectId, positionIndex, professionalId: listedMemberId },
});
const rating = '/myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals/{professionalId}/rating';

export const suggestionsSamples: AccessSamples = {
  'GET /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals': workspace(ofPosition),
  'GET /suggestedProfessionalsUserInfo/{projectId}/{positionIndex}/{professionalId}': workspace(ofListed),
  'POST /myProjects/{projectId}/positions/{positionIndex}/invitations': workspace((records) => ({
    ...ofPosition(records),
    body: { memberId: records.listedMemberId },
  })),
  'GET /opportunities/invitations': nobody(),
  'PUT /opportunities/invitations/{invitationId}': member(({ invitationToApplyId }) => ({
    params: { invitationId: invitationToApplyId },
    body: { declined: true },
  })),
  [`PUT ${rating}`]: workspace((records) => ({ ...ofListed(records), body: { verdict: 'good' } })),
  [`DELETE ${rating}`]: workspace(ofListed),
  'GET /cms/matchRatings': nobody(),
};
