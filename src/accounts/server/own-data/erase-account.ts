import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { photoKeyOf } from '#accounts/photo/rules/photo-address.ts';
import { ownMails } from '#accounts/server/own-data/own-mails.ts';
import type { Person } from '#accounts/server/queries.ts';
import {
  accountAudit,
  actionCodes,
  identities,
  passkeys,
  sessions,
  staffDetails,
  staffInvitations,
  twoFactors,
  users,
} from '#accounts/server/tables.ts';
import type { Role } from '#platform/access/access.ts';
import type { LeavingPerson } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';
import { accessTopic, announce } from '#platform/events/live-topics.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { releaseFiles } from '#platform/files/stored-files.ts';
import { eraseHappeningsOf } from '#platform/happenings/erase-happenings.ts';

/**
 * Locks the person's row until the transaction ends; null when the account was deleted meanwhile. For administrators it locks all
 * of them, always in the same order, so that of the last two only one can be deleted.
 */
export async function lockPerson(transaction: Database, userId: string): Promise<Person | null> {
  const isAdministrator = sql`${users.role} = 'admin' and (select role from users where id = ${userId}) = 'admin'`;
  const rows = await transaction
    .select()
    .from(users)
    .where(and(or(eq(users.id, userId), isAdministrator), isNull(users.deletedAt)))
    .orderBy(users.id)
    .for('update');
  return rows.find(({ id }) => id === userId) ?? null;
}

/**
 * Locks the caller's row before anything of theirs is written, and before any other lock: a call made while the account is being
 * deleted waits, and then finds nobody signed in instead of leaving data behind.
 */
export async function lockCaller(transaction: Database, userId: string): Promise<Person> {
  const person = await lockPerson(transaction, userId);
  if (!person) throw platformErrors.unauthenticated();
  return person;
}

/** Whether this is the only administrator left. */
export async function isLastAdministrator(database: Database, person: { id: string; role: Role }): Promise<boolean> {
  if (person.role !== 'admin') return false;
  const others = and(eq(users.role, 'admin'), ne(users.id, person.id), isNull(users.deletedAt));
  return (await database.$count(users, others)) === 0;
}

export async function hasPassword(database: Database, userId: string): Promise<boolean> {
  const own = and(
    eq(identities.userId, userId),
    eq(identities.providerId, 'credential'),
    isNotNull(identities.password),
  );
  return (await database.$count(identities, own)) > 0;
}

/** Removes all identifying data and every way to sign in. The bare row stays, because records of others refer to it. */
export async function eraseAccount(transaction: Database, person: LeavingPerson, now: Date): Promise<void> {
  const { id, email, emailVerified, image } = person;
  await transaction.delete(mailOutbox).where(ownMails(person));
  await eraseHappeningsOf(transaction, [id]);
  for (const table of [identities, sessions, actionCodes, passkeys, twoFactors, staffDetails]) {
    await transaction.delete(table).where(eq(table.userId, id));
  }
  if (emailVerified) await transaction.delete(staffInvitations).where(eq(staffInvitations.email, email));
  await transaction.update(accountAudit).set({ reason: '' }).where(eq(accountAudit.userId, id));
  const photo = photoKeyOf(image);
  if (photo) await releaseFiles(transaction, [photo]);
  await transaction
    .update(users)
    .set({
      name: '',
      email: `deleted-${id}@deleted.invalid`,
      emailVerified: false,
      image: null,
      campaign: null,
      marketingTag: null,
      timeZone: null,
      nextTimeZone: null,
      nextTimeZoneFrom: null,
      twoFactorEnabled: false,
      deletedAt: now,
      updatedAt: now,
    })
    .where(eq(users.id, id));
  await announce(transaction, { topic: accessTopic(id), id });
}
