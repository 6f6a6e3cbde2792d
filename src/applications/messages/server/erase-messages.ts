import { eq, inArray, type SQL } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { releaseFiles } from '#platform/files/stored-files.ts';
import { applicationMessages, messageFiles, messageParticipants, messageReports, messageThreads } from './tables.ts';

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
