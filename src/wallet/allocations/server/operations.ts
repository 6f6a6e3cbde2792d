import { implement } from '#platform/http/implement.ts';
import { allocationsContract } from '#wallet/allocations/contract.ts';
import { allocateCredits, returnCredits } from './allocate-credits.ts';
import { readAllocations } from './project-credits.ts';

export const allocationsOperations = implement(allocationsContract, {
  'GET /allocations': ({ context }) => readAllocations(context),
  'POST /allocations': ({ body, context }) => allocateCredits(context, body),
  'POST /allocations/returns': ({ body, context }) => returnCredits(context, body),
});
