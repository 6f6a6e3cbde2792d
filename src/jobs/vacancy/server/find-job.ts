import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projectVacancies } from '#projects/professionals/server/tables.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** A vacancy with the public facts of its project and company. */
export async function findJob(database: Database, projectId: string, positionIndex: number) {
  const [row] = await database
    .select({
      position: positions,
      projectType: projects.type,
      project: { title: projects.title, status: projects.status, version: projects.version },
      company: workspaces.company,
      workspaceAbout: workspaces.about,
      workspaceCulture: workspaces.culture,
      additionKind: projectVacancies.kind,
      additionId: projectVacancies.id,
    })
    .from(positions)
    .innerJoin(projects, eq(projects.id, positions.projectId))
    .innerJoin(workspaces, eq(workspaces.id, positions.workspaceId))
    .leftJoin(projectVacancies, eq(projectVacancies.positionId, positions.id))
    .where(and(eq(positions.projectId, projectId), eq(positions.positionIndex, positionIndex)))
    .limit(1);
  return row ?? null;
}

export type FoundJob = NonNullable<Awaited<ReturnType<typeof findJob>>>;
