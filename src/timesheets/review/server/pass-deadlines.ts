import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { announceTask } from '#tasks/board/server/announce-tasks.ts';
import { timesheetHappenings } from '#timesheets/happenings.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { timeEntries } from '#timesheets/hours/server/tables.ts';
import type { Moment } from '#timesheets/server/ports.ts';
import { findContester } from './find-contester.ts';
import { mailReview } from './mail-review.ts';
import { moveEntries } from './move-entries.ts';
import { openRuling } from './open-ruling.ts';

/** Every minute: silence at the deadline makes pending hours payable; a contest that still stands holds them for the team's ruling. */
export const passDeadlinesJob: AnyJob = {
  name: 'pass-dispute-deadlines',
  retryLimit: 3,
  retryDelaySeconds: 20,
  schedule: '* * * * *',
  run: (_data, { database, ports, now }) => passDeadlines(database, { now, ports }),
};

const TASKS_AT_ONCE = 500;

/** Task by task, each in a transaction of its own; several processes may run this at the same time. */
export async function passDeadlines(database: Database, moment: Moment): Promise<void> {
  const due = await database
    .selectDistinct({ taskId: timeEntries.taskId })
    .from(timeEntries)
    .where(and(inArray(timeEntries.state, ['pending', 'contested']), lt(timeEntries.deadlineAt, moment.now)))
    .orderBy(asc(timeEntries.taskId))
    .limit(TASKS_AT_ONCE);
  for (const { taskId } of due)
    await database.transaction(async (transaction) => {
      const [task] = await transaction.select().from(tasks).where(eq(tasks.id, taskId)).for('no key update');
      await passDeadlinesOf(transaction, task!, moment);
    });
}

/** The deadlines of a locked task that are over. */
export async function passDeadlinesOf(
  transaction: Database,
  task: typeof tasks.$inferSelect,
  { now, ports }: Moment,
): Promise<void> {
  const { id: taskId, projectId, workspaceId, title: subject } = task;
  const over = (state: 'pending' | 'contested') =>
    and(eq(timeEntries.taskId, taskId), eq(timeEntries.state, state), lt(timeEntries.deadlineAt, now));
  const silent = await moveEntries(transaction, over('pending'), { step: 'silent', actorId: null, now });
  const held = await moveEntries(transaction, over('contested'), { step: 'held', actorId: null, now });
  for (const { id: timeEntryId } of held) {
    const contester = await findContester(transaction, timeEntryId);
    if (!contester) continue;
    const about = { workspaceId, projectId, timeEntryId, openedBy: contester.id, subject, text: contester.text };
    await openRuling(transaction, { ...about, now });
  }
  const actor = { projectId, workspaceId, userId: null };
  if (silent.length > 0) {
    await announceTask(transaction, actor, timesheetHappenings.hoursPayable, taskId);
    await ports.coverPayableHours(transaction, projectId, { entryIds: silent.map(({ id }) => id), now });
  }
  if (held.length === 0) return;
  await announceTask(transaction, actor, timesheetHappenings.hoursHeld, taskId);
  const readerIds = held.map(({ memberId }) => memberId);
  await mailReview(transaction, 'held', { task, readerIds, entries: held, actorId: null, words: '' });
}
