import { and, asc, eq, inArray, isNotNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { announceTask } from '#tasks/board/server/announce-tasks.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { findPlace } from '#tasks/board/server/find-place.ts';
import { taskBoards, taskChanges, tasks } from '#tasks/board/server/tables.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import { moveEntries } from './move-entries.ts';

/**
 * Payable hours were paid, in the caller's transaction. An approved task of which every hour is paid goes to Paid; nobody drags it there
 * (R-24).
 */
export async function payHours(transaction: Database, place: SQL, now: Date): Promise<void> {
  const concerned = await transaction
    .selectDistinct({ taskId: timeEntries.taskId, projectId: timeEntries.projectId })
    .from(timeEntries)
    .where(and(place, eq(timeEntries.state, 'payable')));
  if (concerned.length === 0) return;
  const taskIds = concerned.map(({ taskId }) => taskId);
  // As everybody does: boards, then tasks, each in the order of ids.
  await transaction
    .select({ projectId: taskBoards.projectId })
    .from(taskBoards)
    .where(
      inArray(
        taskBoards.projectId,
        concerned.map(({ projectId }) => projectId),
      ),
    )
    .orderBy(asc(taskBoards.projectId))
    .for('no key update');
  await transaction
    .select({ id: tasks.id })
    .from(tasks)
    .where(inArray(tasks.id, taskIds))
    .orderBy(asc(tasks.id))
    .for('no key update');
  await moveEntries(transaction, and(place, eq(timeEntries.state, 'payable')), { step: 'paid', actorId: null, now });
  const unpaid = transaction
    .select({ id: timeEntries.id })
    .from(timeEntries)
    .where(and(eq(timeEntries.taskId, tasks.id), sql`${timeEntries.state} not in ('paid', 'refused')`));
  const done = await transaction
    .select()
    .from(tasks)
    .where(
      and(inArray(tasks.id, taskIds), eq(tasks.status, 'finished'), isNotNull(tasks.approvedAt), notExists(unpaid)),
    )
    .orderBy(asc(tasks.id));
  for (const { id: taskId, projectId, workspaceId } of done) {
    const orderKey = await findPlace(transaction, { projectId, status: 'paid', after: null, taskId });
    const moved = { status: 'paid' as const, orderKey, updatedAt: now, version: sql`${tasks.version} + 1` };
    await transaction.update(tasks).set(moved).where(eq(tasks.id, taskId));
    await transaction
      .insert(taskChanges)
      .values({ projectId, taskId, actorId: null, kind: 'moved', before: 'finished', after: 'paid', at: now });
    await announceTask(transaction, { projectId, workspaceId, userId: null }, taskHappenings.taskMoved, taskId);
  }
}
