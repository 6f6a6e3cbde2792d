import { implement } from '#platform/http/implement.ts';
import { managementContract } from '#projects/management/contract.ts';
import { readManagement, saveManagement } from './manage-project.ts';

export const managementOperations = implement(managementContract, {
  'GET /projectUpdate/{projectId}': ({ params, context }) => readManagement(context, params.projectId),
  'PATCH /projectUpdate/{projectId}': ({ params, body, context }) => saveManagement(context, params.projectId, body),
});
