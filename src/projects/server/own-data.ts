import { and, asc, eq, notInArray } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { briefTemplates } from '#projects/server/templates/tables.ts';
import { briefs, projects } from '#projects/server/tables.ts';

/** The drafts, the projects and the templates that a person made, for the person's own copy. */
export async function collectOwnProjects(database: Database, userId: string) {
  const { title, description, type, status, currency, deadline, startDate, createdAt, updatedAt } = projects;
  const [drafts, made, templates] = await Promise.all([
    database
      .select({ answers: briefs.answers, createdAt: briefs.createdAt, updatedAt: briefs.updatedAt })
      .from(briefs)
      .where(eq(briefs.createdBy, userId))
      .orderBy(asc(briefs.createdAt)),
    database
      .select({ title, description, type, status, currency, deadline, startDate, createdAt, updatedAt })
      .from(projects)
      .where(eq(projects.createdBy, userId))
      .orderBy(asc(createdAt)),
    database
      .select({ name: briefTemplates.name, answers: briefTemplates.answers, createdAt: briefTemplates.createdAt })
      .from(briefTemplates)
      .where(eq(briefTemplates.createdBy, userId))
      .orderBy(asc(briefTemplates.createdAt)),
  ]);
  return { drafts, projects: made, templates };
}

export async function countUnfinishedProjects(database: Database, workspaceId: string): Promise<number> {
  const unfinished = notInArray(projects.status, ['finished', 'canceled']);
  return database.$count(projects, and(eq(projects.workspaceId, workspaceId), unfinished));
}
