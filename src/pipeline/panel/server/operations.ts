import { implement } from '#platform/http/implement.ts';
import { candidateContract } from '#pipeline/panel/contract/candidate.ts';
import { readCandidate } from './read-candidate.ts';
import { readDeclarationOf } from './read-candidate-declaration.ts';

export const candidateOperations = implement(candidateContract, {
  'GET /candidates/{applicationId}': ({ params, context }) => readCandidate(context, params.applicationId),
  'GET /candidates/{applicationId}/declaration': ({ params, context }) =>
    readDeclarationOf(context, params.applicationId),
});
