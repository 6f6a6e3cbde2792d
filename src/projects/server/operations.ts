import { implement } from '#platform/http/implement.ts';
import { projectsContract } from '#projects/contract.ts';

export const projectsOperations = implement(projectsContract, {});
