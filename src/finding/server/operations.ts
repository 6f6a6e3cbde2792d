import { findingContract } from '#finding/contract.ts';
import { implement } from '#platform/http/implement.ts';
import { findRecords } from './find-records.ts';

export const findingOperations = implement(findingContract, {
  'GET /find': async ({ query, context }) => ({ found: await findRecords(context, query.typed) }),
});
