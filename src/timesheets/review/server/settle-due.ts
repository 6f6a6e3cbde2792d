import type { Database } from '#platform/db/connection.ts';
import type { tasks } from '#tasks/board/server/tables.ts';
import type { Moment } from '#timesheets/server/ports.ts';
import { applyReviewOf, findOpenReview } from './apply-reviews.ts';
import { passDeadlinesOf } from './pass-deadlines.ts';

type Task = typeof tasks.$inferSelect;

/**
 * What is due for a locked task happens before any later word: an approval that nobody undid, then deadlines. So a job that comes late changes nothing.
 * Returns the task as it is then, with the review that is still open.
 */
export async function settleDue(transaction: Database, task: Task, moment: Moment) {
  const open = await findOpenReview(transaction, task.id);
  const isDue = open !== null && open.effectiveAt <= moment.now;
  if (isDue) await applyReviewOf(transaction, open, moment);
  await passDeadlinesOf(transaction, task, moment);
  return { task: isDue ? { ...task, approvedAt: open.effectiveAt } : task, open: isDue ? null : open };
}
