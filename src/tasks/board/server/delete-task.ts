import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { taskErrors } from '#tasks/errors.ts';
import { announceTask } from './announce-tasks.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { type BoardReader, lockBoard, requireReader } from './find-reader.ts';
import { type LockedTask, lockTask } from './lock-task.ts';
import { recordChanges } from './record-changes.ts';
import { tasks } from './tables.ts';

/** Takes a task off its board. Its history and hours stay. */
export async function deleteTask(
  context: SignedInContext,
  { projectId, taskId }: { projectId: string; taskId: string },
): Promise<void> {
  const { database, ports, now } = context;
  const reader = await requireReader(database, context, projectId);
  await database.transaction(async (transaction) => {
    await lockBoard(transaction, reader);
    const task = await lockTask(transaction, reader, { taskId, ports });
    await deleteLockedTask(transaction, reader, { task, now });
  });
}

/** Deletes a task within a transaction that has locked the board and the task. */
export async function deleteLockedTask(
  transaction: Database,
  reader: BoardReader,
  { task, now }: { task: LockedTask; now: Date },
): Promise<void> {
  const { id: taskId } = task;
  if (task.approvedAt !== null) throw taskErrors.approved();
  // Approved and paid hours keep their task; pending ones stay due.
  if (task.settledMinutes > 0) throw taskErrors.hasSettledHours();
  await transaction
    .update(tasks)
    .set({ deletedAt: now, updatedAt: now, version: sql`${tasks.version} + 1` })
    .where(eq(tasks.id, taskId));
  await recordChanges(transaction, reader, taskId, [{ kind: 'deleted', before: task.title }]);
  await announceTask(transaction, reader, taskHappenings.taskDeleted, taskId);
}
