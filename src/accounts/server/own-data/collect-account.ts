import { asc, desc, eq } from 'drizzle-orm';
import { ownMails } from '#accounts/server/own-data/own-mails.ts';
import {
  accountAudit,
  identities,
  passkeys,
  sessions,
  staffDetails,
  termsAcceptances,
  twoFactors,
  users,
} from '#accounts/server/tables.ts';
import type { ExportedPerson } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import { mailOutbox } from '#platform/db/tables.ts';

const MAXIMUM_MAILS = 5_000;

/** What accounts stores about a person, for the export of their own data; without anything that opens the account. */
export async function collectOwnAccount(database: Database, userId: string) {
  const [person] = await database.select().from(users).where(eq(users.id, userId));
  const [details] = await database.select().from(staffDetails).where(eq(staffDetails.userId, userId));
  return { ...person, ...details };
}

export function collectOwnSessions(database: Database, userId: string) {
  const { createdAt, expiresAt, ipAddress, userAgent } = sessions;
  return database
    .select({ createdAt, expiresAt, ipAddress, userAgent })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt));
}

/** The person's ways to sign in, without the secrets, and what staff did to them. */
export async function collectOwnSignInMethods(database: Database, userId: string) {
  const [ways, keys, factors, byStaff] = await Promise.all([
    database
      .select({ provider: identities.providerId, since: identities.createdAt })
      .from(identities)
      .where(eq(identities.userId, userId)),
    database
      .select({ name: passkeys.name, since: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, userId)),
    database.select({ verified: twoFactors.verified }).from(twoFactors).where(eq(twoFactors.userId, userId)),
    database
      .select({ action: accountAudit.action, reason: accountAudit.reason, at: accountAudit.createdAt })
      .from(accountAudit)
      .where(eq(accountAudit.userId, userId))
      .orderBy(asc(accountAudit.createdAt)),
  ]);
  return { ways, passkeys: keys, secondFactor: factors.some(({ verified }) => verified), byStaff };
}

export function collectOwnAcceptances(database: Database, userId: string) {
  const { version, language, acceptedAt } = termsAcceptances;
  return database
    .select({ version, language, acceptedAt })
    .from(termsAcceptances)
    .where(eq(termsAcceptances.userId, userId))
    .orderBy(asc(acceptedAt));
}

/** The mails to the person, newest first; codes in links are left out, because some still work. */
export async function collectOwnMails(database: Database, person: ExportedPerson) {
  const { subject, textBody, language, createdAt, sentAt } = mailOutbox;
  const mails = await database
    .select({ subject, text: textBody, language, createdAt, sentAt })
    .from(mailOutbox)
    .where(ownMails(person))
    .orderBy(desc(createdAt))
    .limit(MAXIMUM_MAILS);
  return mails.map((mail) => ({ ...mail, text: mail.text.replace(/([?&]\w*code=)[^&\s]+/gi, '$1…') }));
}
