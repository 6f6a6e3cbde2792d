import { eq, sql } from 'drizzle-orm';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { moveObstacle } from '#tasks/board/rules/task-moves.ts';
import { readColumns, versionedFields } from '#tasks/board/rules/task-fields.ts';
import type { TaskChange } from '#tasks/board/schemas.ts';
import { taskErrors } from '#tasks/errors.ts';
import { announceTask } from './announce-tasks.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { refuseTooManyTags, requireTags, requireWorking } from './board-queries.ts';
import { type ChangedTask, describeChanges, readChange } from './describe-changes.ts';
import { findPlace } from './find-place.ts';
import { type BoardReader, lockBoard, requireReader } from './find-reader.ts';
import { type LockedTask, lockTask } from './lock-task.ts';
import { moverOf, refuseOthers } from './policy.ts';
import { readTask } from './read-task.ts';
import { recordChanges } from './record-changes.ts';
import { taskAssignments, tasks, taskTagLinks } from './tables.ts';

/** Changes what is given of a task, all of it or nothing. */
export async function changeTask(
  context: SignedInContext,
  { projectId, taskId }: { projectId: string; taskId: string },
  change: TaskChange,
) {
  const { database, ports, now } = context;
  const reader = await requireReader(database, context, projectId);
  await database.transaction(async (transaction) => {
    await lockBoard(transaction, reader);
    const task = await lockTask(transaction, reader, { taskId, ports });
    await changeLockedTask(transaction, reader, { task, change, now });
  });
  return readTask(context, { projectId, taskId });
}

interface LockedChange {
  task: LockedTask;
  change: TaskChange;
  /** Where a moved task goes, unless another stands there. */
  orderKey?: string | undefined;
  now: Date;
}

/** Changes a task within a transaction that has locked the board and the task. Refuses before it writes. */
export async function changeLockedTask(
  transaction: Database,
  reader: BoardReader,
  { task, change, orderKey: wished, now }: LockedChange,
): Promise<void> {
  const { id: taskId, projectId } = task;
  refuseStaleWords(task, change);
  const changed = readChange(task, change);
  refuseMove(reader, task, changed);
  const tagNames = await savePeopleAndTags(transaction, reader, task, changed);
  const notes = describeChanges(task, changed, tagNames);
  const isPlaced = changed.status !== task.status || change.after !== undefined;
  if (notes.length === 0 && !isPlaced) return;
  const { status } = changed;
  const orderKey = isPlaced
    ? await findPlace(transaction, { projectId, status, after: change.after ?? null, taskId, wished })
    : task.orderKey;
  await transaction
    .update(tasks)
    .set({ ...readColumns(change), status, orderKey, updatedAt: now, version: sql`${tasks.version} + 1` })
    .where(eq(tasks.id, taskId));
  // Whoever is taken off works no more here: the clock stops with the minutes so far (`end-of-work.sql`).
  const gone = takenOff(task, changed);
  if (gone.length > 0)
    await transaction.execute(
      sql`select end_clocks_at_task(${taskId}, ${sql.param(gone)}::uuid[], ${now.toISOString()}::timestamptz)`,
    );
  await recordChanges(transaction, reader, taskId, notes);
  await announceTask(
    transaction,
    reader,
    status === task.status ? taskHappenings.taskChanged : taskHappenings.taskMoved,
    taskId,
  );
}

const takenOff = (task: LockedTask, { assignedIds }: ChangedTask) =>
  task.assignedIds.filter((id) => !assignedIds.includes(id));

/** Words that somebody else changed meanwhile are not overwritten; everything else is set as a whole and needs no version. */
function refuseStaleWords(task: LockedTask, change: TaskChange): void {
  const { version } = change;
  if (versionedFields.every((name) => change[name] === undefined)) return;
  if (version === undefined)
    throw platformErrors.invalid({}, [{ path: 'body.version', code: 'platform.fieldRequired' }]);
  if (version !== task.version) throw platformErrors.staleVersion();
}

function refuseMove(reader: BoardReader, task: LockedTask, changed: ChangedTask): void {
  const { estimatedMinutes, approvedAt } = changed;
  const obstacle = moveObstacle({ status: task.status, estimatedMinutes, approvedAt }, changed.status, moverOf(reader));
  if (obstacle !== null) throw taskErrors[obstacle]();
  // Work that runs keeps an estimate.
  if (changed.status === 'inProgress' && estimatedMinutes === null) throw taskErrors.needsEstimate();
  if (approvedAt !== null && estimatedMinutes !== task.estimatedMinutes) throw taskErrors.approved();
}

/** Returns the names of the tags that were put on or taken off. */
async function savePeopleAndTags(
  transaction: Database,
  reader: BoardReader,
  task: LockedTask,
  changed: ChangedTask,
): Promise<ReadonlyMap<string, string>> {
  const { id: taskId, projectId } = task;
  const come = changed.assignedIds.filter((id) => !task.assignedIds.includes(id));
  const gone = takenOff(task, changed);
  refuseOthers(reader, [...come, ...gone]);
  await requireWorking(transaction, projectId, come);
  const [puts, takes] = [
    changed.tagIds.filter((id) => !task.tagIds.includes(id)),
    task.tagIds.filter((id) => !changed.tagIds.includes(id)),
  ];
  refuseTooManyTags(changed.tagIds);
  const names = await requireTags(transaction, projectId, [...puts, ...takes]);
  if (gone.length > 0 || come.length > 0) {
    await transaction.delete(taskAssignments).where(eq(taskAssignments.taskId, taskId));
    if (changed.assignedIds.length > 0)
      await transaction.insert(taskAssignments).values(changed.assignedIds.map((memberId) => ({ taskId, memberId })));
  }
  if (puts.length > 0 || takes.length > 0) {
    await transaction.delete(taskTagLinks).where(eq(taskTagLinks.taskId, taskId));
    if (changed.tagIds.length > 0)
      await transaction.insert(taskTagLinks).values(changed.tagIds.map((tagId) => ({ taskId, tagId })));
  }
  return names;
}
