import { implement } from '#platform/http/implement.ts';
import { workspacesContract } from '#workspaces/contract.ts';
import { readOwnerData } from '#workspaces/server/read-owner-data.ts';
import { saveOwnerData } from '#workspaces/server/save-owner-data.ts';

export const workspacesOperations = implement(workspacesContract, {
  'GET /users/ownerData': ({ context, query }) => readOwnerData(context, query.userId),
  'PUT /users/ownerData': ({ context, body }) => saveOwnerData(context, body),
});
