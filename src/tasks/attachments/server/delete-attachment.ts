import { eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { retainFile } from '#platform/files/stored-files.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { RESTORE_MINUTES } from '#tasks/attachments/rules/attachment-limits.ts';
import { type BoardReader, lockBoard, requireReader } from '#tasks/board/server/find-reader.ts';
import { lockTask } from '#tasks/board/server/lock-task.ts';
import { taskErrors } from '#tasks/errors.ts';
import { forgetDeleted, mayDelete, refuseTooMany, requireAttachment, restorableSince } from './attachment-queries.ts';
import { presentAttachment } from './present-attachment.ts';
import { settleAttachment } from './settle-attachment.ts';
import { taskAttachments } from './tables.ts';

/** Takes a file off its task. Nobody can read it from now on; its bytes go when it can no longer be brought back. */
export async function deleteAttachment(context: SignedInContext, attachmentId: string): Promise<void> {
  const { database, now } = context;
  const { attachment, projectId } = await requireAttachment(context, attachmentId);
  const reader = await requireReader(database, context, projectId);
  await database.transaction(async (transaction) => {
    const { deletedAt } = await lockAttachment(transaction, context, reader, attachment);
    if (deletedAt !== null) throw platformErrors.notFound();
    await transaction.update(taskAttachments).set({ deletedAt: now }).where(eq(taskAttachments.id, attachmentId));
    await retainFile(transaction, attachment.fileKey, new Date(now.getTime() + RESTORE_MINUTES * 60_000));
    await forgetDeleted(transaction, attachment.taskId, now);
    await settleAttachment(transaction, reader, attachment.taskId, { kind: 'fileDeleted', before: attachment.name });
  });
}

/** Brings back a file that was deleted within the last ten minutes. */
export async function restoreAttachment(context: SignedInContext, attachmentId: string) {
  const { database, now } = context;
  const { attachment, projectId } = await requireAttachment(context, attachmentId);
  const reader = await requireReader(database, context, projectId);
  return database.transaction(async (transaction) => {
    const row = await lockAttachment(transaction, context, reader, attachment);
    const { taskId, name, fileKey } = attachment;
    if (row.deletedAt !== null) {
      if (row.deletedAt <= restorableSince(now)) throw taskErrors.fileGone();
      await refuseTooMany(transaction, taskId);
      await transaction.update(taskAttachments).set({ deletedAt: null }).where(eq(taskAttachments.id, attachmentId));
      await retainFile(transaction, fileKey);
      await settleAttachment(transaction, reader, taskId, { kind: 'fileRestored', after: name });
    }
    const [author] = await transaction.select({ name: users.name }).from(users).where(eq(users.id, row.addedBy));
    return presentAttachment({ attachment: row, addedBy: author!.name }, reader, true);
  });
}

/** The file as it stands once board and task are locked, if the caller may take it away. */
async function lockAttachment(
  transaction: Database,
  { ports }: SignedInContext,
  reader: BoardReader,
  { id, taskId, addedBy }: typeof taskAttachments.$inferSelect,
) {
  await lockBoard(transaction, reader);
  await lockTask(transaction, reader, { taskId, ports });
  if (!mayDelete(reader, addedBy)) throw taskErrors.onlyOwnFiles();
  const [row] = await transaction.select().from(taskAttachments).where(eq(taskAttachments.id, id));
  if (!row) throw platformErrors.notFound();
  return row;
}
