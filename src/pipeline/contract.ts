import { defineContract } from '#platform/contract/operation.ts';

export const pipelineContract = defineContract({});
