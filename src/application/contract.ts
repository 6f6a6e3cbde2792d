import { accountsContract } from '#accounts/contract.ts';
import type { Contract } from '#platform/contract/operation.ts';
import { taxonomyContract } from '#taxonomy/contract.ts';

/** Every call of the product. */
export const contract: Contract = {
  ...taxonomyContract,
  ...accountsContract,
};
