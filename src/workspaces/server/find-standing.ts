import { noReach, type Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Session, WorkspaceStanding } from '#platform/http/request-context.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { listAssignedWorkspaceIds, listStandings } from '#workspaces/server/queries.ts';

/**
 * Which workspace a request speaks for and how the caller stands in it.
 * `wanted` is the workspace that the page names; without it the caller's own. One that is not theirs is not found.
 */
export async function findStanding(
  database: Database,
  session: Session,
  wanted: string | undefined,
): Promise<{ workspace: WorkspaceStanding | null; reach: Reach }> {
  if (session.role === 'admin') return { workspace: null, reach: { every: true } };
  if (session.role === 'recruiter') {
    return { workspace: null, reach: { workspaceIds: await listAssignedWorkspaceIds(database, session.userId) } };
  }
  if (session.role !== 'squadOwner') return { workspace: null, reach: noReach };
  const standings = await listStandings(database, session.userId);
  const workspace = wanted ? standings.find(({ id }) => id === wanted) : standings[0];
  if (!workspace) {
    if (wanted) throw platformErrors.notFound();
    return { workspace: null, reach: noReach };
  }
  return { workspace, reach: { workspaceIds: [workspace.id] } };
}
