import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { announceTask } from '#tasks/board/server/announce-tasks.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { type BoardReader, lockBoard, requireReader } from '#tasks/board/server/find-reader.ts';
import { lockTask } from '#tasks/board/server/lock-task.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { MAXIMUM_COMMENTS, mayEditComment } from '#tasks/comments/rules/comment-limits.ts';
import { taskErrors } from '#tasks/errors.ts';
import { listComments, mentionsOf, presentComment } from './comment-queries.ts';
import { mentionPeople } from './mention-people.ts';
import { taskComments } from './tables.ts';

interface Words {
  text: string;
  mentionIds: readonly string[];
}

/** Writes at a task that the caller edits: a professional at own ones. */
export async function writeComment(
  context: SignedInContext,
  { projectId, taskId }: { projectId: string; taskId: string },
  { text, mentionIds }: Words,
) {
  const { database, session, ports, now } = context;
  const reader = await requireReader(database, context, projectId);
  return database.transaction(async (transaction) => {
    await lockBoard(transaction, reader);
    const task = await lockTask(transaction, reader, { taskId, ports });
    const standing = and(eq(taskComments.taskId, taskId), isNull(taskComments.deletedAt));
    if ((await transaction.$count(taskComments, standing)) >= MAXIMUM_COMMENTS)
      throw taskErrors.tooManyComments({ count: MAXIMUM_COMMENTS });
    const [made] = await transaction
      .insert(taskComments)
      .values({ taskId, authorId: session.userId, text, createdAt: now })
      .returning({ id: taskComments.id });
    const commentId = made!.id;
    await mentionPeople(transaction, context, reader, { commentId, text, mentionIds, task });
    await announceTask(transaction, reader, taskHappenings.commented, taskId);
    return readWritten(transaction, context, commentId);
  });
}

/** Changes the words of an own comment within 15 minutes. */
export async function editComment(
  context: SignedInContext,
  commentId: string,
  { text, mentionIds, version }: Words & { version: number },
) {
  const { database, now } = context;
  const { reader, taskId } = await requireComment(context, commentId);
  return database.transaction(async (transaction) => {
    const { task, comment } = await lockOwn(transaction, context, reader, { taskId, commentId });
    if (!mayEditComment(comment.createdAt, now)) throw taskErrors.commentFixed();
    if (comment.version !== version) throw platformErrors.staleVersion();
    await transaction
      .update(taskComments)
      .set({ text, editedAt: now, version: version + 1 })
      .where(eq(taskComments.id, commentId));
    await mentionPeople(transaction, context, reader, { commentId, text, mentionIds, task });
    await announceTask(transaction, reader, taskHappenings.commentEdited, taskId);
    return readWritten(transaction, context, commentId);
  });
}

/** Takes an own comment away. */
export async function deleteComment(context: SignedInContext, commentId: string): Promise<void> {
  const { database, now } = context;
  const { reader, taskId } = await requireComment(context, commentId);
  await database.transaction(async (transaction) => {
    await lockOwn(transaction, context, reader, { taskId, commentId });
    await transaction.update(taskComments).set({ deletedAt: now }).where(eq(taskComments.id, commentId));
    await announceTask(transaction, reader, taskHappenings.commentDeleted, taskId);
  });
}

/** Where a comment stands; 404 out of the caller's sight. */
async function requireComment(context: SignedInContext, commentId: string) {
  const { database } = context;
  const [row] = await database
    .select({ taskId: tasks.id, projectId: tasks.projectId })
    .from(taskComments)
    .innerJoin(tasks, eq(tasks.id, taskComments.taskId))
    .where(and(eq(taskComments.id, commentId), isNull(taskComments.deletedAt)));
  if (!row) throw platformErrors.notFound();
  return { reader: await requireReader(database, context, row.projectId), taskId: row.taskId };
}

async function lockOwn(
  transaction: Database,
  { session, ports }: SignedInContext,
  reader: BoardReader,
  { taskId, commentId }: { taskId: string; commentId: string },
) {
  await lockBoard(transaction, reader);
  const task = await lockTask(transaction, reader, { taskId, ports });
  const [comment] = await transaction
    .select()
    .from(taskComments)
    .where(and(eq(taskComments.id, commentId), isNull(taskComments.deletedAt)));
  if (!comment) throw platformErrors.notFound();
  if (comment.authorId !== session.userId) throw platformErrors.forbidden();
  return { task, comment };
}

async function readWritten(transaction: Database, { session, now }: SignedInContext, commentId: string) {
  const written = eq(taskComments.id, commentId);
  const [row] = await listComments(transaction, written);
  const mentions = await mentionsOf(transaction, written);
  return presentComment(row!, { mentions, readerId: session.userId, writes: true, now });
}
