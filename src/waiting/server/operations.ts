import { implement } from '#platform/http/implement.ts';
import { waitingContract } from '#waiting/contract.ts';
import { readWaiting } from './read-waiting.ts';

export const waitingOperations = implement(waitingContract, {
  'GET /waiting': ({ query, context }) => readWaiting(context, query.projectId ?? null),
});
