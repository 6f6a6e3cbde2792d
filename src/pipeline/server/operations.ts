import { implement } from '#platform/http/implement.ts';
import { pipelineContract } from '#pipeline/contract.ts';

export const pipelineOperations = implement(pipelineContract, {});
