import { implement } from '#platform/http/implement.ts';
import { selectionContract } from '#pipeline/selection/contract/selections.ts';
import { hireCandidate, restoreCandidate } from './hire-candidate.ts';
import { removeSelection, selectCandidate } from './select-candidate.ts';

export const selectionOperations = implement(selectionContract, {
  'POST /candidates/{applicationId}/restore': ({ params, body, context }) =>
    restoreCandidate(context, params.applicationId, body?.version),
  'POST /candidates/{applicationId}/hire': ({ params, body, context }) =>
    hireCandidate(context, params.applicationId, body?.version),
  'POST /myProjects/selectFreelancer/{projectId}/{positionIndex}/{freelancerId}': ({ params, body, context }) =>
    selectCandidate(context, params, body),
  'POST /myProjects/removeFreelancer/{projectId}/{positionIndex}/{freelancerId}': ({ params, context }) =>
    removeSelection(context, params),
});
