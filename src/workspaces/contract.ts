import { defineContract } from '#platform/contract/operation.ts';

export const workspacesContract = defineContract({});
