import { eq, sql } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { projectMail } from '#projects/server/emails.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
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
  const found = await findProfessional(transaction, professionalId);
  if (!found || found.isDeleted) return;
  const { reader, project, position, company } = found;
  const mail = projectMail(reader, newsOf[event], { project, position, company });
  await queueMail(transaction, projectHappenings[event], mail);
}

interface TeamChange {
  event: 'paymentBlocked' | 'paymentUnblocked' | 'deactivated';
  /** The team's words to the company. */
  note?: string;
}

/** Notifies the owner of what the team did about a hired professional unasked; whoever asked is answered in the ticket. */
export async function notifyOwnerOfChange(
  transaction: Database,
  professionalId: string,
  { event, note }: TeamChange,
): Promise<void> {
  const found = await findProfessional(transaction, professionalId);
  const owner = found && (await findOwnerToMail(transaction, found.workspaceId));
  if (!owner) return;
  const { reader, project, position, projectId, memberId } = found;
  const about = { project, position, professional: reader.name, note, projectId };
  const mail = projectMail(owner, `${newsOf[event]}ByPonte`, about);
  await queueMail(transaction, projectHappenings[event], { ...mail, about: [memberId] });
}

async function findProfessional(transaction: Database, professionalId: string) {
  const { projectId, positionId, workspaceId, memberId } = projectProfessionals;
  const [found] = await transaction
    .select({
      projectId,
      workspaceId,
      memberId,
      project: projects.title,
      position: positions.title,
      company: workspaces.company,
      isDeleted: sql<boolean>`${users.deletedAt} is not null`,
      reader: mailReader,
    })
    .from(projectProfessionals)
    .innerJoin(projects, eq(projects.id, projectId))
    .innerJoin(positions, eq(positions.id, positionId))
    .innerJoin(workspaces, eq(workspaces.id, workspaceId))
    .innerJoin(users, eq(users.id, memberId))
    .where(eq(projectProfessionals.id, professionalId));
  return found;
}
