import { implement } from '#platform/http/implement.ts';
import { workspacesContract } from '#workspaces/contract.ts';

export const workspacesOperations = implement(workspacesContract, {});
