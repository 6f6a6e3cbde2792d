import { desc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

const MOST = 200;

/** Ids of the projects of the companies that a person owns, and of those that hired them; newest first. */
export async function listProjectsOf(database: Database, userId: string): Promise<string[]> {
  const owned = database.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.ownerId, userId));
  const hired = database
    .select({ id: projectProfessionals.projectId })
    .from(projectProfessionals)
    .where(eq(projectProfessionals.memberId, userId));
  const rows = await database
    .select({ id: projects.id })
    .from(projects)
    .where(or(inArray(projects.workspaceId, owned), inArray(projects.id, hired)))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(MOST);
  return rows.map(({ id }) => id);
}
