import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { eraseHappeningsOf } from '#platform/happenings/erase-happenings.ts';
import { eraseMailsAbout } from '#platform/mail/erase-mails.ts';
import { releaseFiles } from '#platform/files/stored-files.ts';
import { supportFiles, supportMessages, supportPresence, supportTickets } from './tables.ts';

/** A person's messages to support, for the export of their own data. */
export function collectOwnMessages(database: Database, userId: string) {
  return database
    .select({
      subject: supportTickets.subject,
      type: supportTickets.type,
      text: supportMessages.text,
      at: supportMessages.at,
    })
    .from(supportMessages)
    .innerJoin(supportTickets, eq(supportTickets.id, supportMessages.ticketId))
    .where(and(eq(supportMessages.authorId, userId), eq(supportMessages.isInternal, false)))
    .orderBy(asc(supportMessages.at));
}

/** Erases what was written about a person together with the account; the request itself remains with its dates. */
export async function eraseTicketsAbout(transaction: Database, professionalIds: string[]): Promise<void> {
  if (professionalIds.length === 0) return;
  await eraseTickets(transaction, inArray(supportTickets.professionalId, professionalIds));
  await eraseMailsAbout(transaction, professionalIds);
  await eraseHappeningsOf(transaction, professionalIds);
}

/** Erases a person's messages to the team, and the team's answers. */
export async function eraseOwnTickets(transaction: Database, userId: string): Promise<void> {
  await transaction.update(supportMessages).set({ text: ERASED }).where(eq(supportMessages.authorId, userId));
  await eraseTickets(transaction, eq(supportTickets.openedBy, userId));
  await transaction.update(supportTickets).set({ assignedTo: null }).where(eq(supportTickets.assignedTo, userId));
  await transaction.delete(supportPresence).where(eq(supportPresence.userId, userId));
}

async function eraseTickets(transaction: Database, condition: SQL): Promise<void> {
  const tickets = transaction.select({ id: supportTickets.id }).from(supportTickets).where(condition);
  await transaction.update(supportMessages).set({ text: ERASED }).where(inArray(supportMessages.ticketId, tickets));
  await transaction.update(supportTickets).set({ subject: ERASED }).where(condition);
  const gone = await transaction
    .delete(supportFiles)
    .where(inArray(supportFiles.ticketId, tickets))
    .returning({ fileKey: supportFiles.fileKey });
  await releaseFiles(
    transaction,
    gone.map(({ fileKey }) => fileKey),
  );
}

const ERASED = '—';
