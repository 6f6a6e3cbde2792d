import { and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { LeavingPerson } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import { releaseFiles } from '#platform/files/stored-files.ts';
import { positions } from '#projects/server/tables.ts';
import { noCv } from './change-invitation.ts';
import { emailInvitations } from './tables.ts';

/** Invitations by e-mail that a person received or sent, for the export of the person's data; without the names of people whom they invited. */
export async function collectOwnInvitations(database: Database, userId: string) {
  const { name, email, note, cvName, createdAt, declinedAt, answeredAt } = emailInvitations;
  // An address counts once it is confirmed: anybody can sign up with somebody else's.
  const ownAddress = database
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)));
  const place = { position: positions.title, company: positions.companyName };
  const [received, sent] = await Promise.all([
    database
      .select({ ...place, name, email, note, cv: cvName, createdAt, declinedAt, answeredAt })
      .from(emailInvitations)
      .innerJoin(positions, eq(positions.id, emailInvitations.positionId))
      .where(inArray(email, ownAddress))
      .orderBy(asc(createdAt)),
    database
      .select({ ...place, note, createdAt })
      .from(emailInvitations)
      .innerJoin(positions, eq(positions.id, emailInvitations.positionId))
      .where(eq(emailInvitations.invitedBy, userId))
      .orderBy(asc(createdAt)),
  ]);
  return { received, sent };
}

/**
 * What companies wrote to or keep about the person is deleted with the account; by the address only if it was confirmed. That they wanted no more
 * mails stays, as a hash.
 */
export async function eraseInvitationsTo(
  transaction: Database,
  { id, email, emailVerified }: Pick<LeavingPerson, 'id' | 'email' | 'emailVerified'>,
) {
  const isTheirs = or(emailVerified ? eq(emailInvitations.email, email) : undefined, eq(emailInvitations.openedBy, id));
  const gone = await transaction.delete(emailInvitations).where(isTheirs).returning({ key: emailInvitations.cvKey });
  await releaseFiles(
    transaction,
    gone.flatMap(({ key }) => key ?? []),
  );
}

/** Withdraws what nobody has answered, with the CVs: the space is closed. */
export async function endEmailInvitations(transaction: Database, workspaceId: string, now: Date): Promise<void> {
  const { answeredAt, withdrawnAt, cvKey } = emailInvitations;
  const which: SQL | undefined = and(
    eq(emailInvitations.workspaceId, workspaceId),
    isNull(answeredAt),
    isNull(withdrawnAt),
  );
  const ended = await transaction
    .select({ id: emailInvitations.id, key: cvKey })
    .from(emailInvitations)
    .where(which)
    .for('update');
  if (ended.length === 0) return;
  const ids = ended.map(({ id }) => id);
  await transaction
    .update(emailInvitations)
    .set({ withdrawnAt: now, ...noCv })
    .where(inArray(emailInvitations.id, ids));
  await releaseFiles(
    transaction,
    ended.flatMap(({ key }) => key ?? []),
  );
}
