import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { BoardReader } from '#tasks/board/server/find-reader.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { lockBoardOf } from '#tasks/hours/server/begin-task.ts';
import { applyReviewOf } from './apply-reviews.ts';
import { taskReviews } from './tables.ts';

/** The review of a task that has neither taken effect nor been undone. */
export async function findOpenReview(database: Database, taskId: string) {
  const [open] = await database
    .select()
    .from(taskReviews)
    .where(and(eq(taskReviews.taskId, taskId), isNull(taskReviews.appliedAt), isNull(taskReviews.undoneAt)));
  return open ?? null;
}

/** A task of the board, locked as everybody does: board, then task. An approval whose time has come takes effect first. */
export async function lockReviewed(transaction: Database, { projectId }: BoardReader, taskId: string, now: Date) {
  await lockBoardOf(transaction, projectId);
  const own = and(eq(tasks.id, taskId), eq(tasks.projectId, projectId), isNull(tasks.deletedAt));
  const [task] = await transaction.select().from(tasks).where(own).for('no key update');
  if (!task) throw platformErrors.notFound();
  const open = await findOpenReview(transaction, taskId);
  if (!open || open.effectiveAt > now) return { task, open };
  const isApproved = await applyReviewOf(transaction, open, now);
  return { task: { ...task, approvedAt: isApproved ? open.effectiveAt : null }, open: null };
}

export const nextVersion = sql`${tasks.version} + 1`;
