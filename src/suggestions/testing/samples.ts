import { type AccessSamples, member, nobody, workspace, type SampleRecords } from '#platform/testing/access-sample.ts';
import { ofPosition } from '#projects/testing/sample-parts.ts';
import type { capability } from '#suggestions/server/capability.ts';

/** A professional whom every company may find, beside a vacancy of one company. */
const ofListed = ({ projectId, positionIndex, listedMemberId }: SampleRecords) => ({
  params: { projectId, positionIndex, professionalId: listedMemberId },
});
const rating =
  '/myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals/{professionalId}/rating' as const;

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /myProjects/{projectId}/positions/{positionIndex}/suggestedProfessionals': workspace(ofPosition),
  'GET /suggestedProfessionalsUserInfo/{projectId}/{positionIndex}/{professionalId}': workspace(ofListed),
  'POST /myProjects/{projectId}/positions/{positionIndex}/invitations': workspace((records) => ({
    ...ofPosition(records),
    body: { memberId: records.listedMemberId },
  })),
  'GET /professionals/{professionalId}/vacancies': {
    of: 'nobody',
    parts: ({ listedMemberId }) => ({ params: { professionalId: listedMemberId } }),
  },
  'GET /opportunities/invitations': nobody(),
  'PUT /opportunities/invitations/{invitationId}': member(({ invitationToApplyId }) => ({
    params: { invitationId: invitationToApplyId },
    body: { declined: true },
  })),
  [`PUT ${rating}` as const]: workspace((records) => ({ ...ofListed(records), body: { verdict: 'good' } })),
  [`DELETE ${rating}` as const]: workspace(ofListed),
  'GET /cms/matchRatings': nobody(),
};
