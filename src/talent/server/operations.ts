import { implement } from '#platform/http/implement.ts';
import { talentContract } from '#talent/contract.ts';
import { countFound, findProfessionals } from './find-professionals.ts';
import { readProfessional, readTopTalent } from './read-professional.ts';

export const talentOperations = implement(talentContract, {
  'GET /topTalent/{memberId}': ({ params, context }) => readTopTalent(context, params.memberId),
  'GET /users/professionalData-ownerView/{professionalId}': ({ params, context }) =>
    readProfessional(context, params.professionalId),
  'GET /professionals': ({ query, context }) => findProfessionals(context, query),
  'GET /professionals/count': ({ query, context }) => countFound(context, query),
});
