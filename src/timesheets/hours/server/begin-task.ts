import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { announceTask } from '#tasks/board/server/announce-tasks.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { findPlace } from '#tasks/board/server/find-place.ts';
import { recordChanges } from '#tasks/board/server/record-changes.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import type { Workplace } from './find-workplace.ts';

/** Locks the board of a project, which may not exist, after the person and before the task. */
export async function lockBoardOf(transaction: Database, projectId: string): Promise<void> {
  await transaction.execute(sql`
    select 1 from projects p join task_boards b on b.project_id = p.id where p.id = ${projectId} for share of p for no key update of b`);
}

/** Locks several tasks, in everybody's order. */
export async function lockTasks(transaction: Database, taskIds: readonly string[]): Promise<void> {
  const some = inArray(tasks.id, [...taskIds]);
  await transaction.select({ id: tasks.id }).from(tasks).where(some).orderBy(asc(tasks.id)).for('no key update');
}

/** A clock that starts at a task which has not begun moves it to the top of In progress, on a locked board. */
export async function beginTask(
  transaction: Database,
  { workspaceId, projectId, taskId, taskStatus }: Workplace,
  memberId: string,
  now: Date,
): Promise<void> {
  if (taskStatus !== 'backlog' && taskStatus !== 'toDo') return;
  const orderKey = await findPlace(transaction, { projectId, status: 'inProgress', after: null, taskId });
  await transaction
    .update(tasks)
    .set({ status: 'inProgress', orderKey, updatedAt: now, version: sql`${tasks.version} + 1` })
    .where(eq(tasks.id, taskId));
  const actor = { projectId, workspaceId, userId: memberId };
  await recordChanges(transaction, actor, taskId, [{ kind: 'moved', before: taskStatus, after: 'inProgress' }]);
  await announceTask(transaction, actor, taskHappenings.taskMoved, taskId);
}
