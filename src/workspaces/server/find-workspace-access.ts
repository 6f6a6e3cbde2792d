import { emptyReach, type Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Caller, RequestedSpace, WorkspaceAccess } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { listWorkspaceAccess } from '#workspaces/server/list-workspace-access.ts';
import { findMembership, listAssignedWorkspaceIds } from '#workspaces/server/queries.ts';

/**
 * The workspace of a request with the caller's role and permissions in it. `requested` is the workspace that the page names; without it, the
 * caller's own. If the caller has no access to the named one, the answer says that it is gone. `viewAs` lets an owner view the space as a
 * colleague.
 */
export async function findWorkspaceAccess(
  database: Database,
  { userId, role }: Caller,
  requested: RequestedSpace | undefined,
  viewAs?: string,
): Promise<{ workspace: WorkspaceAccess | null; reach: Reach }> {
  if (role === 'admin') return { workspace: null, reach: { every: true } };
  if (role === 'recruiter') {
    return { workspace: null, reach: { workspaceIds: await listAssignedWorkspaceIds(database, userId) } };
  }
  if (role !== 'squadOwner') return { workspace: null, reach: emptyReach };
  const accessible = await listWorkspaceAccess(database, userId);
  const named = requested && accessible.find(({ id }) => id === requested.id);
  if (requested && !named && !requested.isRemembered) throw platformErrors.workspaceGone();
  const workspace = named ?? accessible[0];
  if (!workspace) return { workspace: null, reach: emptyReach };
  const reach: Reach = { workspaceIds: [workspace.id] };
  if (!viewAs || !workspace.isOwner) return { workspace, reach };
  const viewed = await findMembership(database, workspace.id, viewAs);
  // A colleague who has left meanwhile cannot be viewed any more.
  if (!viewed) throw platformErrors.workspaceGone();
  return { workspace: { ...workspace, isOwner: false, permissions: viewed.permissions, viewingAs: viewAs }, reach };
}
