import { defineContract } from '#platform/contract/operation.ts';

export const profilesContract = defineContract({});
