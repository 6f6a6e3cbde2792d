import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { projectMail } from '#projects/server/emails.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { projectProfessionals } from './tables.ts';

const newsOf = {
  paymentBlocked: 'paymentBlocked',
  paymentUnblocked: 'paymentUnblocked',
  deactivated: 'workEnded',
  replaced: 'workEnded',
} as const;

/** Notifies a hired professional of what the company or the provider did. The reasons are for the company and for finance. */
export async function notifyProfessional(
  transaction: Database,
  professionalId: string,
  event: keyof typeof newsOf,
): Promise<void> {
  const [found] = await transaction
    .select({
      project: projects.title,
      position: positions.title,
      company: workspaces.company,
      reader: { name: users.name, email: users.email, language: users.language, brand: users.brand },
    })
    .from(projectProfessionals)
    .innerJoin(projects, eq(projects.id, projectProfessionals.projectId))
    .innerJoin(positions, eq(positions.id, projectProfessionals.positionId))
    .innerJoin(workspaces, eq(workspaces.id, projectProfessionals.workspaceId))
    .innerJoin(users, eq(users.id, projectProfessionals.memberId))
    .where(and(eq(projectProfessionals.id, professionalId), isNull(users.deletedAt)));
  if (!found) return;
  const { reader, ...about } = found;
  const { email: to, language, brand } = reader;
  const content = projectMail(newsOf[event], reader, about);
  await queueMail(transaction, projectHappenings[event], { to, language, brand, content });
}
