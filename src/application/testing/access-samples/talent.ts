import {
  type AccessSample,
  type AccessSamples,
  nobody,
  workspace,
} from '#application/testing/access-samples/sample.ts';

const cvOf: AccessSample['parts'] = ({ memberId }) => ({ params: { memberId }, query: { language: 'pt' } });

export const talentSamples: AccessSamples = {
  // Who wants to be found is everybody's to see.
  'GET /topTalent/{memberId}': {
    of: 'nobody',
    parts: ({ listedMemberId }) => ({ params: { memberId: listedMemberId } }),
  },
  // The caller's own workspace decides: a member who is a candidate of both companies would be seen by both.
  'GET /users/professionalData-ownerView/{professionalId}': workspace(({ memberId }) => ({
    params: { professionalId: memberId },
  })),
  'GET /professionals': nobody(),
  'GET /professionals/count': nobody(),
  'GET /profileExport/{memberId}': workspace(cvOf),
  'GET /profileExport/{memberId}/pdf': workspace(cvOf),
  'GET /profileExport/{memberId}/jsonResume': workspace(cvOf),
};
