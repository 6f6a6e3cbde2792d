import { and, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { MAXIMUM_ATTACHMENTS, RESTORE_MINUTES } from '#tasks/attachments/rules/attachment-limits.ts';
import type { BoardReader } from '#tasks/board/server/find-reader.ts';
import { readTask } from '#tasks/board/server/read-task.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { taskErrors } from '#tasks/errors.ts';
import { taskAttachments } from './tables.ts';

/** The kind of its stored files. */
export const ATTACHMENT_KIND = 'task';

export type AttachmentRow = Awaited<ReturnType<typeof listRows>>[number];

export function listRows(database: Database, taskId: string) {
  return database
    .select({ attachment: taskAttachments, addedBy: users.name })
    .from(taskAttachments)
    .innerJoin(users, eq(users.id, taskAttachments.addedBy))
    .where(and(eq(taskAttachments.taskId, taskId), isNull(taskAttachments.deletedAt)))
    .orderBy(desc(taskAttachments.id))
    .limit(MAXIMUM_ATTACHMENTS);
}

/** The file and its task as the caller sees it; 404 when they do not see the task. Deleted files are found too. */
export async function requireAttachment(context: SignedInContext, attachmentId: string) {
  const [row] = await context.database
    .select({ attachment: taskAttachments, projectId: tasks.projectId })
    .from(taskAttachments)
    .innerJoin(tasks, eq(tasks.id, taskAttachments.taskId))
    .where(eq(taskAttachments.id, attachmentId));
  if (!row) throw platformErrors.notFound();
  const { attachment, projectId } = row;
  const task = await readTask(context, { projectId, taskId: attachment.taskId });
  return { attachment, projectId, task };
}

/** The company deletes any file of its tasks, a professional those that they added. */
export function mayDelete(reader: Pick<BoardReader, 'part' | 'userId'>, addedBy: string): boolean {
  return reader.part === 'company' || (reader.part === 'professional' && reader.userId === addedBy);
}

/** Throws where thirty files stand already. */
export async function refuseTooMany(database: Database, taskId: string): Promise<void> {
  const standing = and(eq(taskAttachments.taskId, taskId), isNull(taskAttachments.deletedAt));
  if ((await database.$count(taskAttachments, standing)) >= MAXIMUM_ATTACHMENTS)
    throw taskErrors.tooManyFiles({ count: MAXIMUM_ATTACHMENTS });
}

/** Files deleted before this moment cannot be brought back. */
export const restorableSince = (now: Date) => new Date(now.getTime() - RESTORE_MINUTES * 60_000);

/** The rows of files that are gone for good, whose bytes the sweep of stored files removes. */
export async function forgetDeleted(transaction: Database, taskId: string, now: Date): Promise<void> {
  await transaction
    .delete(taskAttachments)
    .where(
      and(
        eq(taskAttachments.taskId, taskId),
        isNotNull(taskAttachments.deletedAt),
        lte(taskAttachments.deletedAt, restorableSince(now)),
      ),
    );
}
