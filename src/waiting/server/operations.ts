import { implement } from '#platform/http/implement.ts';
import { waitingContract } from '#waiting/contract.ts';
import { readFirstSteps } from './read-first-steps.ts';
import { readWaiting } from './read-waiting.ts';

export const waitingOperations = implement(waitingContract, {
  'GET /firstSteps': ({ context }) => readFirstSteps(context),
  'GET /waiting': ({ query, context }) => readWaiting(context, query.projectId ?? null),
});
