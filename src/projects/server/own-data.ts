import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { briefTemplates } from '#projects/briefs/server/templates/tables.ts';
import { statusesUnderWay } from '#projects/rules/status-moves.ts';
import { briefs, projects } from '#projects/server/tables.ts';

/** The drafts, projects and templates that a person created, for the export of the person's data. */
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

/** Drafts and templates contain e-mail addresses of people to bring along. */
export async function eraseAddressInBriefs(transaction: Database, email: string): Promise<void> {
  const isTheirs = sql`lower(one ->> 'professionalEmail') = lower(${email})`;
  for (const table of [briefs, briefTemplates]) {
    const positions = sql`case when jsonb_typeof(${table.answers} -> 'positions') = 'array' then ${table.answers} -> 'positions' else '[]' end`;
    await transaction
      .update(table)
      .set({
        answers: sql`jsonb_set(${table.answers}, '{positions}', (
          select jsonb_agg(case when ${isTheirs} then one - 'professionalEmail' else one end order by place)
          from jsonb_array_elements(${positions}) with ordinality as each(one, place)))`,
      })
      .where(sql`exists (select from jsonb_array_elements(${positions}) as one where ${isTheirs})`);
  }
}

export async function countUnfinishedProjects(database: Database, workspaceId: string): Promise<number> {
  const unfinished = notInArray(projects.status, ['finished', 'canceled']);
  return database.$count(projects, and(eq(projects.workspaceId, workspaceId), unfinished));
}

/** Projects in which somebody works or is about to. */
export async function countProjectsUnderWay(database: Database, workspaceId: string): Promise<number> {
  const isUnderWay = inArray(projects.status, [...statusesUnderWay]);
  return database.$count(projects, and(eq(projects.workspaceId, workspaceId), isUnderWay));
}
