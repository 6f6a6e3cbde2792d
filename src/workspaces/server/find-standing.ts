import { noReach, type Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Session, RequestedSpace, WorkspaceStanding } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { listStandings } from '#workspaces/server/list-standings.ts';
import { findMembership, listAssignedWorkspaceIds } from '#workspaces/server/queries.ts';

/**
 * The workspace of a request with the caller's role and permissions in it. `wanted` is the workspace that the page names; without it, the
 * caller's own. If the caller has no access to the named one, the answer says that it is gone. `viewAs` lets an owner view the space as a
 * colleague.
 */
export async function findStanding(
  database: Database,
  session: Session,
  wanted: RequestedSpace | undefined,
  viewAs?: string,
): Promise<{ workspace: WorkspaceStanding | null; reach: Reach }> {
  if (session.role === 'admin') return { workspace: null, reach: { every: true } };
  if (session.role === 'recruiter') {
    return { workspace: null, reach: { workspaceIds: await listAssignedWorkspaceIds(database, session.userId) } };
  }
  if (session.role !== 'squadOwner') return { workspace: null, reach: noReach };
  const standings = await listStandings(database, session.userId);
  const named = wanted && standings.find(({ id }) => id === wanted.id);
  if (wanted && !named && !wanted.isRemembered) throw platformErrors.workspaceGone();
  const workspace = named ?? standings[0];
  if (!workspace) return { workspace: null, reach: noReach };
  const reach: Reach = { workspaceIds: [workspace.id] };
  if (!viewAs || !workspace.isOwner) return { workspace, reach };
  const viewed = await findMembership(database, workspace.id, viewAs);
  // A colleague who has left meanwhile cannot be viewed any more.
  if (!viewed) throw platformErrors.workspaceGone();
  return { workspace: { ...workspace, isOwner: false, permissions: viewed.permissions, viewingAs: viewAs }, reach };
}
