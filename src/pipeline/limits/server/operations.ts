import { implement } from '#platform/http/implement.ts';
import { limitsContract } from '#pipeline/limits/contract.ts';
import { readLimits, setLimits } from './set-limits.ts';

export const limitsOperations = implement(limitsContract, {
  'GET /candidates/limits': ({ query, context }) => readLimits(context, query.workspaceId),
  'PUT /candidates/limits': ({ query, body, context }) => setLimits(context, query.workspaceId, body),
});
