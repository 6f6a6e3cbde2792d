import { implement } from '#platform/http/implement.ts';
import { workspacesContract } from '#workspaces/contract.ts';
import { acceptInvite } from '#workspaces/people/server/accept-invite.ts';
import { addUsers } from '#workspaces/people/server/add-users.ts';
import { removeResource, updatePermissions } from '#workspaces/people/server/change-membership.ts';
import { closeOwnSpace, readClosing } from '#workspaces/server/close-space.ts';
import { findOwner } from '#workspaces/company/server/find-owner.ts';
import { handOver } from '#workspaces/server/hand-over.ts';
import { cancelInvitation, inviteUser, resendInvitation } from '#workspaces/people/server/invite-user.ts';
import { listSpaces, openOwnSpace, readSpace } from '#workspaces/server/list-spaces.ts';
import { listUsers } from '#workspaces/people/server/list-users.ts';
import { readAudit } from '#workspaces/server/read-audit.ts';
import { readInvite } from '#workspaces/people/server/read-invite.ts';
import { readLegalCompany, saveLegalCompany } from '#workspaces/company/server/legal-company.ts';
import { readOwnerData } from '#workspaces/company/server/read-owner-data.ts';
import { removeUser } from '#workspaces/people/server/remove-user.ts';
import { saveOwnerData } from '#workspaces/company/server/save-owner-data.ts';
import { viewAs } from '#workspaces/server/view-as.ts';

export const workspacesOperations = implement(workspacesContract, {
  'GET /users/ownerData': ({ context, query }) => readOwnerData(context, query.userId),
  'GET /users/ownerData/company': ({ context, query }) => readLegalCompany(context, query.userId),
  'PUT /users/ownerData/company': ({ context, body }) => saveLegalCompany(context, body),
  'PUT /users/ownerData': ({ context, body }) => saveOwnerData(context, body),
  'GET /users/findowner/{ownerEmail}': ({ context, params }) => findOwner(context, params.ownerEmail),
  'GET /findowner/{mail}': ({ context, params }) => findOwner(context, params.mail),
  'GET /workspace/getUsers': ({ context }) => listUsers(context),
  'POST /workspace/addUser': ({ context, body }) => addUsers(context, body),
  'PUT /workspace/removeUser': ({ context, body }) => removeUser(context, body.userId),
  'PUT /workspace/updateUserPermission': ({ context, body }) => updatePermissions(context, body),
  'PUT /workspace/{workspaceId}/removeResource': ({ context, params, body }) =>
    removeResource(context, params.workspaceId, body),
  'POST /workspace/viewAs': ({ context, body }) => viewAs(context, body.userId),
  'PATCH /workspace/inviteUser': ({ context, body }) => inviteUser(context, body),
  'PATCH /workspace/resendInvite': ({ context, body }) => resendInvitation(context, body.id),
  'PUT /workspace/cancelInvite': ({ context, body }) => cancelInvitation(context, body.id),
  'GET /workspace/getInvite': ({ context, query }) => readInvite(context, query),
  'PATCH /workspace/acceptInvite': ({ context, body }) => acceptInvite(context, body),
  'GET /workspace/invitedWorkspaces': ({ context }) => listSpaces(context),
  'GET /workspace/{workspaceId}': ({ context, params }) => readSpace(context, params.workspaceId),
  'POST /workspace/createWorkspace': ({ context }) => openOwnSpace(context),
  'POST /workspace/{workspaceId}/select': ({ context, params }) => readSpace(context, params.workspaceId),
  'POST /workspace/handOver': ({ context, body }) => handOver(context, body),
  'GET /workspace/close': ({ context }) => readClosing(context),
  'POST /workspace/close': ({ context, body }) => closeOwnSpace(context, body.company),
  'GET /workspace/audit': ({ context, query }) => readAudit(context, query),
});
