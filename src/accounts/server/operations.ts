import { accountsContract } from '#accounts/contract.ts';
import { implement } from '#platform/http/implement.ts';

export const accountsOperations = implement(accountsContract, {
  'GET /session': () => ({ session: null }),
});
