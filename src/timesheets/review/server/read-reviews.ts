import { and, desc, eq, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { requireReader } from '#tasks/board/server/find-reader.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { readApproved } from './read-approved.ts';
import { taskReviews } from './tables.ts';

const MAXIMUM_REVIEWS = 100;

/** The feedback that a task got, for everybody who sees the task, and what the caller may say now. */
export async function readReviews(
  context: SignedInContext,
  { projectId, taskId }: { projectId: string; taskId: string },
) {
  const { database, now } = context;
  const reader = await requireReader(database, context, projectId);
  const [task] = await database
    .select({ status: tasks.status, approvedAt: tasks.approvedAt })
    .from(tasks)
    .where(and(eq(tasks.id, taskId), eq(tasks.projectId, projectId), isNull(tasks.deletedAt)));
  if (!task) throw platformErrors.notFound();
  const rows = await database
    .select({ review: taskReviews, reviewer: users.name })
    .from(taskReviews)
    .innerJoin(users, eq(users.id, taskReviews.reviewerId))
    .where(and(eq(taskReviews.taskId, taskId), isNull(taskReviews.undoneAt)))
    .orderBy(desc(taskReviews.id))
    .limit(MAXIMUM_REVIEWS);
  const open = rows.find(({ review }) => review.appliedAt === null)?.review ?? null;
  const manages = reader.part === 'company' && reader.manages;
  const reviewable = manages && task.status === 'finished' && task.approvedAt === null && open === null;
  return {
    reviews: rows.map(({ review, reviewer }) => ({
      reviewId: review.id,
      verdict: review.verdict,
      reason: review.reason,
      reviewer,
      at: review.createdAt.toISOString(),
      undoUntil: review.appliedAt === null ? review.effectiveAt.toISOString() : null,
    })),
    abilities: {
      accept: reviewable,
      adjust: reviewable,
      reject: reviewable,
      undo: manages && open !== null && open.effectiveAt > now,
    },
    approves: reviewable ? await readApproved(context, taskId) : null,
  };
}
