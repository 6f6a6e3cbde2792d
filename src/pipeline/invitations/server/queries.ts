import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import { hashCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { users } from '#accounts/server/tables.ts';
import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { withinReach } from '#platform/db/within-reach.ts';
import { positions, projects } from '#projects/server/tables.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { emailInvitationCodes, emailInvitations } from './tables.ts';

export interface VacancyKey {
  projectId: string;
  positionIndex: number;
}
export type Invitation = typeof emailInvitations.$inferSelect;

const MAXIMUM_LISTED = 200;

/** One of the company's vacancies; null when it was removed or is another company's. */
export async function findVacancy(database: Database, reach: Reach, { projectId, positionIndex }: VacancyKey) {
  const { id, workspaceId, title, companyName, state, textLanguage } = positions;
  const [vacancy] = await database
    .select({ id, workspaceId, title, companyName, state, textLanguage, projectStatus: projects.status })
    .from(positions)
    .innerJoin(projects, eq(projects.id, positions.projectId))
    .where(
      and(
        eq(positions.projectId, projectId),
        eq(positions.positionIndex, positionIndex),
        ne(positions.state, 'removed'),
        withinReach(positions.workspaceId, reach),
      ),
    );
  return vacancy ?? null;
}

/** Newest first, each with the name of who invited. */
export function listInvitations(database: Database, positionId: string) {
  return database
    .select({ invitation: emailInvitations, inviter: users.name })
    .from(emailInvitations)
    .leftJoin(users, eq(users.id, emailInvitations.invitedBy))
    .where(eq(emailInvitations.positionId, positionId))
    .orderBy(desc(emailInvitations.createdAt), desc(emailInvitations.id))
    .limit(MAXIMUM_LISTED);
}

const isWithin = (reach: Reach, invitationId: string) =>
  and(eq(emailInvitations.id, invitationId), withinReach(emailInvitations.workspaceId, reach));

export async function findInvitation(database: Database, reach: Reach, invitationId: string) {
  const [found] = await database.select().from(emailInvitations).where(isWithin(reach, invitationId));
  return found ?? null;
}

/** Locks it, so that an answer, a withdrawal and a new CV wait for each other. */
export async function lockInvitation(transaction: Database, reach: Reach, invitationId: string) {
  const [found] = await transaction.select().from(emailInvitations).where(isWithin(reach, invitationId)).for('update');
  return found ?? null;
}

/** Selects the invitations to which the code of a mail's link belongs, for a condition on their ids. */
export function hasCode(database: Database, code: string) {
  const ids = database
    .select({ id: emailInvitationCodes.invitationId })
    .from(emailInvitationCodes)
    .where(eq(emailInvitationCodes.codeHash, hashCode(code)));
  return inArray(emailInvitations.id, ids);
}

/** The invitation of a link with its vacancy. */
export async function findByCode(database: Database, code: string) {
  const { title, companyName, projectId, positionIndex, state } = positions;
  const [found] = await database
    .select({
      invitation: emailInvitations,
      vacancy: { title, companyName, projectId, positionIndex, state },
      projectStatus: projects.status,
      closedAt: workspaces.closedAt,
    })
    .from(emailInvitations)
    .innerJoin(positions, eq(positions.id, emailInvitations.positionId))
    .innerJoin(projects, eq(projects.id, positions.projectId))
    .innerJoin(workspaces, eq(workspaces.id, emailInvitations.workspaceId))
    .where(hasCode(database, code));
  return found ?? null;
}
