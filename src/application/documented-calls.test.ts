import { expect, test } from 'vitest';
import { contract } from '#application/contract.ts';

/** Section 7 of the first document; where it gives no method, the one of the same style. */
const documentedCalls = [
  'GET /users',
  'GET /users/ownerData',
  'GET /users/professionalData-ownerView/{professionalId}',
  'POST /users/create',
  'PUT /users/profileRegister',
  'PUT /users',
  'POST /users/photo',
  'POST /auth',
  'GET /users/findowner/{ownerEmail}',
  'GET /findowner/{mail}',
  'GET /workspace/getUsers',
  'GET /workspace/invitedWorkspaces',
  'POST /workspace/addUser',
  'PUT /workspace/removeUser',
  'PUT /workspace/updateUserPermission',
  'PATCH /workspace/inviteUser',
  'GET /workspace/getInvite',
  'PATCH /workspace/acceptInvite',
  'GET /workspace/{workspaceId}',
  'POST /workspace/createWorkspace',
  'PUT /workspace/{workspaceId}/removeResource',
  'POST /workspace/{workspaceId}/select',
  'GET /balance',
  'GET /professionsGroup',
  'GET /getSkillsByAI',
  'POST /opportunities/selfAdmission',
];

test.each(documentedCalls)('API-01 %s is in the contract', (key) => {
  expect(Object.keys(contract)).toContain(key);
});
