import { implement } from '#platform/http/implement.ts';
import { duplicatesContract } from '#pipeline/duplicates/contract.ts';
import { decidePair, undoPair } from './decide-pairs.ts';
import { readPairs, readSamePerson } from './read-pairs.ts';

export const duplicatesOperations = implement(duplicatesContract, {
  'GET /candidates/duplicates': ({ query, context }) => readPairs(context, query.workspaceId),
  'POST /candidates/duplicates': ({ query, body, context }) => decidePair(context, query.workspaceId, body),
  'DELETE /candidates/duplicates/{pairId}': async ({ params, context }) => {
    await undoPair(context, params.pairId);
    return { done: true as const };
  },
  'GET /candidates/{applicationId}/samePerson': ({ params, context }) => readSamePerson(context, params.applicationId),
});
