import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';
import { releaseFiles } from '#platform/files/stored-files.ts';
import {
  applicationMessages,
  messageFiles,
  messageParticipants,
  messageReports,
  messageThreads,
} from '#conversations/server/tables.ts';

/** The messages about a person's applications and those that the person wrote to candidates, for the export of the person's data. */
export async function collectMessages(database: Database, personId: string) {
  const { id, side, senderId, subject, text, sendAt: at, state } = applicationMessages;
  const own = and(eq(applications.memberId, personId), eq(state, 'sent'));
  const rows = await database
    .select({ id, position: positions.title, company: positions.companyName, side, senderId, subject, text, at })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(or(own, eq(senderId, personId)))
    .orderBy(asc(at), asc(id));
  const { messageId, name } = messageFiles;
  const files = await database
    .select({ messageId, name })
    .from(messageFiles)
    .innerJoin(applicationMessages, eq(applicationMessages.id, messageId))
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .where(or(own, eq(senderId, personId)))
    .orderBy(asc(messageFiles.id));
  const byMessage = Map.groupBy(files, (file) => file.messageId);
  return rows.map(({ id: key, senderId: sender, ...message }) => ({
    ...message,
    own: sender === personId,
    files: (byMessage.get(key) ?? []).map((file) => file.name),
  }));
}

/** The conversations about a person's applications are deleted with the account, whoever wrote in them. */
export async function eraseMessagesOf(transaction: Database, personId: string): Promise<void> {
  const own = transaction.select({ id: applications.id }).from(applications).where(eq(applications.memberId, personId));
  await eraseMessageFiles(transaction, inArray(messageFiles.applicationId, own));
  await transaction.delete(messageReports).where(inArray(messageReports.applicationId, own));
  await transaction.delete(applicationMessages).where(inArray(applicationMessages.applicationId, own));
  await transaction.delete(messageThreads).where(inArray(messageThreads.applicationId, own));
  await transaction.delete(messageParticipants).where(inArray(messageParticipants.applicationId, own));
  await transaction.delete(messageParticipants).where(eq(messageParticipants.userId, personId));
}

/** Deletes files of messages with their bytes. */
export async function eraseMessageFiles(transaction: Database, which: SQL | undefined): Promise<void> {
  const gone = await transaction.delete(messageFiles).where(which).returning({ key: messageFiles.fileKey });
  await releaseFiles(
    transaction,
    gone.map(({ key }) => key),
  );
}
