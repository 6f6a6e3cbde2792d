import { and, eq, isNull, sql } from 'drizzle-orm';
import { clock } from '#platform/calendar/clock.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { taskErrors } from '#tasks/errors.ts';
import type { BoardReader } from './find-reader.ts';
import { mayEdit } from './policy.ts';
import { taskAssignments, tasks, taskTagLinks } from './tables.ts';

export type LockedTask = Awaited<ReturnType<typeof lockTask>>;

/** A task that the caller may edit, on a locked board: locked too, with its people and tags. */
export async function lockTask(transaction: Database, reader: BoardReader, taskId: string) {
  const [task] = await transaction
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.projectId, reader.projectId), isNull(tasks.deletedAt)))
    .for('no key update');
  if (!task) throw platformErrors.notFound();
  const approvedAt = task.approvedAt ?? (await findOpenApproval(transaction, [taskId]));
  const assigned = await transaction
    .select({ memberId: taskAssignments.memberId })
    .from(taskAssignments)
    .where(eq(taskAssignments.taskId, taskId));
  const assignedIds = assigned.map(({ memberId }) => memberId);
  if (!mayEdit(reader, { assignedIds })) {
    const isHidden = reader.part === 'professional' && !reader.works && !assignedIds.includes(reader.userId);
    throw isHidden ? platformErrors.notFound() : taskErrors.onlyOwn();
  }
  const tagged = await transaction
    .select({ tagId: taskTagLinks.tagId })
    .from(taskTagLinks)
    .where(eq(taskTagLinks.taskId, taskId));
  return {
    ...task,
    approvedAt: approvedAt && approvedAt <= clock.now() ? approvedAt : null,
    assignedIds,
    tagIds: tagged.map(({ tagId }) => tagId),
  };
}

/** When the approval of a locked task takes effect that was neither undone nor written to it yet (`open-approval.sql`). */
async function findOpenApproval(transaction: Database, taskIds: readonly string[]): Promise<Date | null> {
  const { rows } = await transaction.execute<{ at: string | null }>(
    sql`select open_approval(${sql.param([...taskIds])}::uuid[]) as at`,
  );
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}

/**
 * Refuses a change of hours at locked tasks that somebody has approved, from the click until it takes effect or is undone: otherwise hours
 * would be approved that the approver never saw.
 */
export async function refuseDuringApproval(transaction: Database, taskIds: readonly string[]): Promise<void> {
  if ((await findOpenApproval(transaction, taskIds)) !== null) throw taskErrors.reviewOpen();
}
