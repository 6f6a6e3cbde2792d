import { and, asc, eq, isNull } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { projectProfessionals } from './tables.ts';

/** What mails about a project name. */
export async function readProjectNews(transaction: Database, projectId: string) {
  const [found] = await transaction
    .select({
      about: { project: projects.title, company: workspaces.company },
      status: projects.status,
      workspaceId: projects.workspaceId,
    })
    .from(projects)
    .innerJoin(workspaces, eq(workspaces.id, projects.workspaceId))
    .where(eq(projects.id, projectId));
  return found!;
}

/** The people who work in a project now. */
export function listWorking(transaction: Database, projectId: string) {
  return transaction
    .select(mailReader)
    .from(projectProfessionals)
    .innerJoin(users, eq(users.id, projectProfessionals.memberId))
    .where(
      and(eq(projectProfessionals.projectId, projectId), isNull(projectProfessionals.endedAt), isNull(users.deletedAt)),
    )
    .orderBy(asc(projectProfessionals.id));
}
