import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { projectHappenings } from '#projects/happenings.ts';
import type { MoveMaker } from '#projects/rules/terms.ts';
import { projectMail } from '#projects/server/emails.ts';
import { findOwner } from '#projects/server/queries.ts';
import { projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { projectProfessionals } from './tables.ts';

interface EndedProject {
  projectId: string;
  by: MoveMaker;
  publicUrl: string;
}

/**
 * Notifies the people who work in a project that it has ended, and its owner when the provider ended it. The reason is only for the
 * company.
 */
export async function notifyProjectEnd(
  transaction: Database,
  { projectId, by, publicUrl }: EndedProject,
): Promise<void> {
  const [ended] = await transaction
    .select({
      project: projects.title,
      status: projects.status,
      company: workspaces.company,
      workspaceId: projects.workspaceId,
    })
    .from(projects)
    .innerJoin(workspaces, eq(workspaces.id, projects.workspaceId))
    .where(eq(projects.id, projectId));
  const { workspaceId, status, ...about } = ended!;
  const professionals = await transaction
    .select({ name: users.name, email: users.email, language: users.language, brand: users.brand })
    .from(projectProfessionals)
    .innerJoin(users, eq(users.id, projectProfessionals.memberId))
    .where(
      and(eq(projectProfessionals.projectId, projectId), isNull(projectProfessionals.endedAt), isNull(users.deletedAt)),
    )
    .orderBy(asc(projectProfessionals.id));
  const news = status === 'finished' ? 'projectFinished' : 'projectCanceled';
  const mails = professionals.map((reader) => ({
    to: reader.email,
    language: reader.language,
    brand: reader.brand,
    content: projectMail(news, reader, about),
  }));
  const owner = by === 'admin' ? await findOwner(transaction, workspaceId) : null;
  if (owner) {
    const content = projectMail(`${news}ByPonte`, owner, { ...about, page: { projectId, publicUrl } });
    mails.push({ to: owner.email, language: owner.language, brand: owner.brand, content });
  }
  await queueMails(transaction, projectHappenings.statusChanged, mails);
}
