import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ExportedPerson, LeavingPerson } from '#platform/capability/own-data.ts';
import { clockTime } from '#platform/db/clock-time.ts';
import type { Database } from '#platform/db/connection.ts';
import {
  workspaceAudit,
  workspaceInvitations,
  workspaceMembers,
  workspaceRecruiters,
  workspaces,
} from '#workspaces/server/tables.ts';

/** To the person's address, if it is confirmed; or accepted by the person, who may have another address by now. */
function invitationsOf({ id, email, emailVerified }: Pick<LeavingPerson, 'id' | 'email' | 'emailVerified'>) {
  const { email: address, acceptedBy } = workspaceInvitations;
  return or(emailVerified ? eq(address, email) : undefined, eq(acceptedBy, id));
}

/** The person's spaces, memberships, invitations and actions in spaces, for the export of their own data. */
export async function collectOwnSpaces(database: Database, person: ExportedPerson) {
  const { permissions, addedAt, expiresAt } = workspaceMembers;
  const { action, subject, details, createdAt } = workspaceAudit;
  const [own, memberships, assignments, invitations, actions] = await Promise.all([
    database.select().from(workspaces).where(eq(workspaces.ownerId, person.id)),
    database
      .select({ company: workspaces.company, permissions, addedAt, expiresAt })
      .from(workspaceMembers)
      .innerJoin(workspaces, eq(workspaces.id, workspaceMembers.workspaceId))
      .where(eq(workspaceMembers.userId, person.id)),
    database
      .select({ company: workspaces.company, assignedAt: workspaceRecruiters.assignedAt })
      .from(workspaceRecruiters)
      .innerJoin(workspaces, eq(workspaces.id, workspaceRecruiters.workspaceId))
      .where(eq(workspaceRecruiters.recruiterId, person.id)),
    database
      .select({
        company: workspaces.company,
        state: workspaceInvitations.state,
        sentAt: workspaceInvitations.createdAt,
        acceptedAt: workspaceInvitations.acceptedAt,
      })
      .from(workspaceInvitations)
      .innerJoin(workspaces, eq(workspaces.id, workspaceInvitations.workspaceId))
      .where(invitationsOf(person)),
    database
      .select({ company: workspaces.company, action, subject, details, at: createdAt })
      .from(workspaceAudit)
      .innerJoin(workspaces, eq(workspaces.id, workspaceAudit.workspaceId))
      .where(eq(workspaceAudit.actorId, person.id))
      .orderBy(asc(createdAt)),
  ]);
  return { own, memberships, assignments, invitations, actions };
}

/** Locks the open spaces that the person owns until the transaction ends, each with its number of colleagues. */
export async function lockOwnSpaces(transaction: Database, ownerId: string) {
  const open = await transaction
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.ownerId, ownerId), isNull(workspaces.closedAt)))
    .for('update');
  const stillMember = or(isNull(workspaceMembers.expiresAt), gt(workspaceMembers.expiresAt, sql`${clockTime}`));
  return Promise.all(
    open.map(async ({ id }) => ({
      id,
      colleagues: await transaction.$count(workspaceMembers, and(eq(workspaceMembers.workspaceId, id), stillMember)),
    })),
  );
}

/** Removes the person's name from their closed spaces, the person from every other one, and deletes the invitations to the address. */
export async function eraseOwnSpaces(
  transaction: Database,
  person: Omit<LeavingPerson, 'image'>,
  now: Date,
): Promise<void> {
  const { id, email, emailVerified, name } = person;
  const own = transaction.select({ id: workspaces.id }).from(workspaces).where(eq(workspaces.ownerId, id));
  await transaction.delete(workspaceInvitations).where(invitationsOf(person));
  await transaction.delete(workspaceInvitations).where(inArray(workspaceInvitations.workspaceId, own));
  // The trail contains names as they were then; a deleted person's name is removed.
  const named = [email, ...(name === '' ? [] : [name])];
  const joined = transaction
    .select({ id: workspaceMembers.workspaceId })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.userId, id));
  await transaction
    .update(workspaceAudit)
    .set({ subject: '' })
    .where(
      or(
        emailVerified ? eq(sql`lower(${workspaceAudit.subject})`, email.toLowerCase()) : undefined,
        eq(sql`${workspaceAudit.details} ->> 'userId'`, id),
        and(
          or(inArray(workspaceAudit.workspaceId, joined), inArray(workspaceAudit.workspaceId, own)),
          inArray(workspaceAudit.subject, named),
        ),
      ),
    );
  await transaction.delete(workspaceMembers).where(eq(workspaceMembers.userId, id));
  await transaction.delete(workspaceRecruiters).where(eq(workspaceRecruiters.recruiterId, id));
  await transaction
    .update(workspaces)
    .set({
      firstName: '',
      lastName: '',
      phoneCode: '',
      phoneNumber: '',
      positionCompany: '',
      updatedAt: now,
    })
    .where(eq(workspaces.ownerId, id));
}
