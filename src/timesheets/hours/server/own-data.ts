import { asc, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projects } from '#projects/server/tables.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { completedWeeks, runningClocks, timeEntries } from './tables.ts';

/** The hours that a person worked, each with its task. */
export function collectOwnHours(database: Database, userId: string) {
  const { localDate, startedAt, endedAt, minutes, timeZone, description, state, createdAt } = timeEntries;
  return database
    .select({
      project: projects.title,
      task: tasks.title,
      ...{ localDate, startedAt, endedAt, minutes, timeZone, description, state, createdAt },
    })
    .from(timeEntries)
    .innerJoin(tasks, eq(tasks.id, timeEntries.taskId))
    .innerJoin(projects, eq(projects.id, timeEntries.projectId))
    .where(eq(timeEntries.memberId, userId))
    .orderBy(asc(startedAt), asc(timeEntries.id));
}

/** Worked hours stay, because they are paid and proven by them; a clock that still runs is dropped. */
export async function eraseOwnHours(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(runningClocks).where(eq(runningClocks.memberId, userId));
  await transaction.delete(completedWeeks).where(eq(completedWeeks.memberId, userId));
}
