import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { announceTask } from '#tasks/board/server/announce-tasks.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { recordChanges } from '#tasks/board/server/record-changes.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import type { Moment } from '#timesheets/server/ports.ts';
import { moveEntries, ofTask } from './move-entries.ts';
import { taskReviews } from './tables.ts';

type Review = typeof taskReviews.$inferSelect;

/** Every minute: approvals that nobody undid take effect. */
export const applyReviewsJob: AnyJob = {
  name: 'apply-task-reviews',
  retryLimit: 3,
  retryDelaySeconds: 20,
  schedule: '* * * * *',
  run: (_data, { database, ports, now }) => applyReviews(database, { now, ports }),
};

const AT_ONCE = 500;

/** Each in a transaction of its own; several processes may run this at the same time. */
export async function applyReviews(database: Database, moment: Moment): Promise<void> {
  const due = await database
    .select({ id: taskReviews.id, taskId: taskReviews.taskId })
    .from(taskReviews)
    .where(and(isNull(taskReviews.appliedAt), isNull(taskReviews.undoneAt), lte(taskReviews.effectiveAt, moment.now)))
    .orderBy(asc(taskReviews.effectiveAt))
    .limit(AT_ONCE);
  for (const { id, taskId } of due)
    await database.transaction(async (transaction) => {
      await transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, taskId)).for('no key update');
      const open = and(eq(taskReviews.id, id), isNull(taskReviews.appliedAt), isNull(taskReviews.undoneAt));
      const [review] = await transaction.select().from(taskReviews).where(open).for('update');
      if (review) await applyReviewOf(transaction, review, moment);
    });
}

/** The review of a task that has neither taken effect nor been undone. */
export async function findOpenReview(database: Database, taskId: string) {
  const [open] = await database
    .select()
    .from(taskReviews)
    .where(and(eq(taskReviews.taskId, taskId), isNull(taskReviews.appliedAt), isNull(taskReviews.undoneAt)));
  return open ?? null;
}

/**
 * An approval takes effect: the task keeps its mark, and its pending hours are payable. The task is locked and still
 * finished: whoever took it out of Finished or deleted it has withdrawn the approval (`open-approval.sql`).
 */
export async function applyReviewOf(
  transaction: Database,
  { id, taskId, reviewerId, effectiveAt }: Review,
  { now, ports }: Moment,
): Promise<void> {
  await transaction.update(taskReviews).set({ appliedAt: now }).where(eq(taskReviews.id, id));
  const [task] = await transaction
    .update(tasks)
    .set({ approvedAt: effectiveAt, updatedAt: now, version: sql`${tasks.version} + 1` })
    .where(eq(tasks.id, taskId))
    .returning();
  const moved = await moveEntries(transaction, ofTask(taskId), { step: 'approved', actorId: reviewerId, now });
  if (moved.length > 0) {
    const entryIds = moved.map(({ id: entryId }) => entryId);
    await ports.coverPayableHours(transaction, task!.projectId, { entryIds, now });
  }
  const actor = { projectId: task!.projectId, workspaceId: task!.workspaceId, userId: reviewerId };
  await recordChanges(transaction, actor, taskId, [{ kind: 'approved' }]);
  await announceTask(transaction, actor, timesheetHappenings.taskApproved, taskId);
}
