import { implement } from '#platform/http/implement.ts';
import { jobsContract } from '#jobs/contract.ts';

export const jobsOperations = implement(jobsContract, {});
