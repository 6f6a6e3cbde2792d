import { type AccessSamples, nobody, workspace } from '#platform/testing/access-sample.ts';
import type { capability } from '#workspaces/server/capability.ts';

const link = { invitationId: 'made-up', ownerWorkspaceId: '00000000-0000-7000-8000-000000000000' };

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /users/ownerData': workspace(({ ownerId }) => ({ query: { userId: ownerId } })),
  'PUT /users/ownerData': nobody({ body: {} }),
  'GET /users/ownerData/company': workspace(({ ownerId }) => ({ query: { userId: ownerId } })),
  'PUT /users/ownerData/company': nobody({ body: {} }),
  'GET /users/findowner/{ownerEmail}': nobody({ params: { ownerEmail: 'nobody@example.com' } }),
  'GET /findowner/{mail}': nobody({ params: { mail: 'nobody@example.com' } }),
  'GET /workspace/getUsers': nobody(),
  'POST /workspace/addUser': nobody({ body: { usersId: ['00000000-0000-7000-8000-000000000000'] } }),
  'PUT /workspace/removeUser': workspace(({ colleagueId }) => ({ body: { userId: colleagueId } }), ['colleague']),
  'PUT /workspace/updateUserPermission': workspace(({ colleagueId }) => ({
    body: { userId: colleagueId, version: 1, permissions: [] },
  })),
  'PUT /workspace/{workspaceId}/removeResource': workspace(({ workspaceId, colleagueId }) => ({
    params: { workspaceId },
    body: { userId: colleagueId, path: '/matchmaking' },
  })),
  'POST /workspace/viewAs': workspace(({ colleagueId }) => ({ body: { userId: colleagueId } })),
  'PATCH /workspace/inviteUser': nobody({ body: { invitationEmail: 'nobody@example.com' } }),
  'PATCH /workspace/resendInvite': workspace(({ invitationId }) => ({ body: { id: invitationId } })),
  'PUT /workspace/cancelInvite': workspace(({ invitationId }) => ({ body: { id: invitationId } })),
  'GET /workspace/getInvite': nobody({ query: link }),
  'PATCH /workspace/acceptInvite': nobody({ body: link }),
  'GET /workspace/invitedWorkspaces': nobody(),
  'GET /workspace/{workspaceId}': workspace(({ workspaceId }) => ({ params: { workspaceId } })),
  'POST /workspace/createWorkspace': nobody(),
  'POST /workspace/{workspaceId}/select': workspace(({ workspaceId }) => ({ params: { workspaceId } })),
  // Deliberately wrong: with the right password, the callers under test would transfer their space.
  'POST /workspace/handOver': nobody({
    body: { userId: '00000000-0000-7000-8000-000000000000', password: 'not this one' },
  }),
  'GET /workspace/close': nobody(),
  'POST /workspace/close': nobody({ body: { company: 'not this one' } }),
  'GET /workspace/audit': nobody(),
};
