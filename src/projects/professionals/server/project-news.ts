import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import type { MailContent } from '#platform/mail/mail-content.ts';
import { projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { projectProfessionals } from './tables.ts';

const reader = { name: users.name, email: users.email, language: users.language, brand: users.brand };

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
    .select(reader)
    .from(projectProfessionals)
    .innerJoin(users, eq(users.id, projectProfessionals.memberId))
    .where(
      and(eq(projectProfessionals.projectId, projectId), isNull(projectProfessionals.endedAt), isNull(users.deletedAt)),
    )
    .orderBy(asc(projectProfessionals.id));
}

type Reader = Awaited<ReturnType<typeof listWorking>>[number];

/** A mail to somebody, in their language and brand. */
export function mailTo({ email: to, language, brand }: Omit<Reader, 'name'>, content: MailContent): Mail {
  return { to, language, brand, content };
}
