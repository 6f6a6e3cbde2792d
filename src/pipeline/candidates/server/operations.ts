import { implement } from '#platform/http/implement.ts';
import { candidatesContract } from '#pipeline/candidates/contract.ts';
import { disqualifyCandidate } from './disqualify-candidate.ts';
import { listCandidates } from './list-candidates.ts';
import { moveCandidates } from './move-candidates.ts';

export const candidatesOperations = implement(
  candidatesContract,
  {
    'GET /myProjects/{projectId}/positions/{positionIndex}/candidates/list': ({ params, query, context }) =>
      listCandidates(context, params, query),
    'POST /candidates/move': async ({ body, context }) => ({ results: await moveCandidates(context, body) }),
    'POST /candidates/{applicationId}/disqualify': ({ params, body, context }) =>
      disqualifyCandidate(context, params.applicationId, body),
  },
  { readFirst: ['POST /candidates/move'] },
);
