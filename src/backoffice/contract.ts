import { defineContract } from '#platform/contract/operation.ts';

export const backofficeContract = defineContract({});
