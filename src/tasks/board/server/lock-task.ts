import { and, eq, isNull } from 'drizzle-orm';
import { clock } from '#platform/calendar/clock.ts';
import type { Ports } from '#platform/capability/ports.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { taskErrors } from '#tasks/errors.ts';
import type { BoardReader } from './find-reader.ts';
import { mayEdit } from './policy.ts';
import { taskAssignments, tasks, taskTagLinks } from './tables.ts';

export type LockedTask = Awaited<ReturnType<typeof lockTask>>;

/** A task that the caller may edit, on a locked board: locked too, with its people and tags. */
export async function lockTask(
  transaction: Database,
  reader: BoardReader,
  { taskId, ports }: { taskId: string; ports: Ports },
) {
  const [task] = await transaction
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.projectId, reader.projectId), isNull(tasks.deletedAt)))
    .for('no key update');
  if (!task) throw platformErrors.notFound();
  const approvedAt = task.approvedAt ?? (await ports.findOpenApproval(transaction, [taskId]));
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
