import { and, eq, notInArray } from 'drizzle-orm';
import type { SpaceEnding } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import { moveProject } from '#projects/server/move-project.ts';
import { notifyProjectEnd } from '#projects/professionals/server/notify-project-end.ts';
import { revokeSharesOf } from '#projects/briefs/server/shares/share-brief.ts';
import { briefs, projects } from '#projects/server/tables.ts';
import { briefTemplates } from '#projects/briefs/server/templates/tables.ts';

/** Ends the projects of a closing space: cancels them with their open vacancies, ends their links, and deletes drafts and templates. */
export async function endProjectsOf(transaction: Database, { workspaceId, actorId, now }: SpaceEnding): Promise<void> {
  const running = await transaction
    .select({ id: projects.id, status: projects.status })
    .from(projects)
    .where(and(eq(projects.workspaceId, workspaceId), notInArray(projects.status, ['finished', 'canceled'])))
    .for('update');
  for (const { id: projectId, status } of running) {
    await moveProject(transaction, { projectId, from: status, to: 'canceled', by: 'system', actorId, now });
    await notifyProjectEnd(transaction, { projectId, by: 'system' });
  }
  await revokeSharesOf(transaction, { workspaceId }, now);
  await transaction.delete(briefs).where(eq(briefs.workspaceId, workspaceId));
  await transaction.delete(briefTemplates).where(eq(briefTemplates.workspaceId, workspaceId));
}

/** Whether a space has a project, a draft or a template. */
export async function hasProjectRecords(database: Database, workspaceId: string): Promise<boolean> {
  const [projectCount, briefCount, templateCount] = await Promise.all([
    database.$count(projects, eq(projects.workspaceId, workspaceId)),
    database.$count(briefs, eq(briefs.workspaceId, workspaceId)),
    database.$count(briefTemplates, eq(briefTemplates.workspaceId, workspaceId)),
  ]);
  return projectCount + briefCount + templateCount > 0;
}
