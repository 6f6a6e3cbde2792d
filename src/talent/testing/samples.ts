import { type AccessSample, type AccessSamples, nobody, workspace } from '#platform/testing/access-sample.ts';
import type { capability } from '#talent/server/capability.ts';

const cvOf: AccessSample['parts'] = ({ memberId }) => ({ params: { memberId }, query: { language: 'pt' } });

export const samples: AccessSamples<typeof capability.contract> = {
  // Everyone may see people who want to be found.
  'GET /topTalent/{memberId}': {
    of: 'nobody',
    parts: ({ listedMemberId }) => ({ params: { memberId: listedMemberId } }),
  },
  // The caller's own workspace decides; if the member were a candidate of both companies, both would see them.
  'GET /users/professionalData-ownerView/{professionalId}': workspace(({ memberId }) => ({
    params: { professionalId: memberId },
  })),
  'GET /professionals': nobody(),
  'GET /professionals/count': nobody(),
  'GET /profileExport/{memberId}': workspace(cvOf),
  'GET /profileExport/{memberId}/pdf': workspace(cvOf),
  'GET /profileExport/{memberId}/jsonResume': workspace(cvOf),
};
