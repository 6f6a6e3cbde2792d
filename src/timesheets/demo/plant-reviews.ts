import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { taskReviews } from '#timesheets/review/server/tables.ts';
import { taskChanges, tasks } from '#tasks/board/server/tables.ts';
import type { WorkedPlace } from './plant-hours.ts';
import { demoTasks } from '#tasks/demo/tasks-of-works.ts';
import { reviewedAt } from './worked-month.ts';

const kinds = { accept: 'approved', adjust: 'adjusted' } as const;

/** What the company said of finished tasks. */
export async function plantReviews(
  database: Database,
  { projectId, ownerId, taskIds }: WorkedPlace,
  now: Date,
): Promise<void> {
  for (const [index, task] of demoTasks.entries()) {
    const at = reviewedAt(task, now);
    if (!task.review || !at) continue;
    const { verdict, reason = '' } = task.review;
    const taskId = taskIds[index]!;
    const times = { effectiveAt: at, appliedAt: at, createdAt: at };
    await database.insert(taskReviews).values({ taskId, verdict, reason, reviewerId: ownerId, ...times });
    const kind = kinds[verdict];
    await database.insert(taskChanges).values({ projectId, taskId, kind, after: reason, actorId: ownerId, at });
    if (verdict === 'accept') await database.update(tasks).set({ approvedAt: at }).where(eq(tasks.id, taskId));
  }
}
