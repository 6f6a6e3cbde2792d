import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projects } from '#projects/server/tables.ts';
import { viewFields } from '#tasks/board/rules/task-fields.ts';
import { taskAssignments, taskFieldColumns, tasks } from './tables.ts';

/** The tasks that a person is or was responsible for, and those that they wrote. */
export async function collectOwnTasks(database: Database, userId: string) {
  const isAssigned = sql`exists (select from task_assignments a where a.task_id = ${tasks.id} and a.member_id = ${userId})`;
  const rows = await database
    .select({
      project: projects.title,
      fields: taskFieldColumns,
      status: tasks.status,
      isAssigned: sql<boolean>`${isAssigned}`,
      createdAt: tasks.createdAt,
    })
    .from(tasks)
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(sql`(${tasks.createdBy} = ${userId} or ${isAssigned}) and ${tasks.deletedAt} is null`)
    .orderBy(asc(tasks.createdAt), asc(tasks.id));
  return rows.map(({ fields, ...task }) => ({ ...task, ...viewFields(fields) }));
}

/** The company's tasks stay; nobody is responsible for them any more. */
export async function forgetOwnTasks(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(taskAssignments).where(eq(taskAssignments.memberId, userId));
}
