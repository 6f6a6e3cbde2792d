import { implement } from '#platform/http/implement.ts';
import { candidatesContract } from '#pipeline/candidates/contract.ts';
import { listCandidates } from './list-candidates.ts';

export const candidatesOperations = implement(candidatesContract, {
  'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/list': ({ params, query, context }) =>
    listCandidates(context, params, query),
});
