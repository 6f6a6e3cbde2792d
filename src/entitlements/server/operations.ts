import { entitlementsContract } from '#entitlements/contract.ts';
import { implement } from '#platform/http/implement.ts';
import { readGrants } from './read-grants.ts';

export const entitlementsOperations = implement(entitlementsContract, {
  'GET /grants': ({ context }) => readGrants(context),
});
