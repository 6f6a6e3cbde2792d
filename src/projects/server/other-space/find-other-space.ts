import { eq } from 'drizzle-orm';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { findSpaceOf } from '#workspaces/server/list-spaces.ts';
import { projects } from '#projects/server/tables.ts';

/**
 * The other space of the caller that a project belongs to; null for one of this space, of companies that are not the caller's, and for
 * one that does not exist, so that nobody learns which.
 */
export async function findOtherSpace({ database, session, workspace }: SignedInContext, projectId: string) {
  const [project] = await database
    .select({ workspaceId: projects.workspaceId })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project || project.workspaceId === workspace?.id) return { space: null };
  const found = await findSpaceOf(database, session.userId, project.workspaceId);
  if (!found) return { space: null };
  return { space: { workspaceId: found.space.id, company: found.space.company || found.owner.name } };
}
