import { searchContract } from '#search/contract.ts';
import { implement } from '#platform/http/implement.ts';
import { findRecords } from './find-records.ts';

export const searchOperations = implement(searchContract, {
  'GET /find': async ({ query, context }) => ({ found: await findRecords(context, query.typed) }),
});
