import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { BoardReader } from '#tasks/board/server/find-reader.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { lockBoardOf } from '#timesheets/hours/server/begin-task.ts';
import type { Moment } from '#timesheets/server/ports.ts';
import { settleDue } from './settle-due.ts';

/** A task of the board, locked as everybody does: board, then task. What is due for it happens first. */
export async function lockReviewed(transaction: Database, { projectId }: BoardReader, taskId: string, moment: Moment) {
  await lockBoardOf(transaction, projectId);
  const own = and(eq(tasks.id, taskId), eq(tasks.projectId, projectId), isNull(tasks.deletedAt));
  const [task] = await transaction.select().from(tasks).where(own).for('no key update');
  if (!task) throw platformErrors.notFound();
  return settleDue(transaction, task, moment);
}

export const nextVersion = sql`${tasks.version} + 1`;
