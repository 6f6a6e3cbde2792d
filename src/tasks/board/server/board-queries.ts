import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projects } from '#projects/server/tables.ts';
import { projectProfessionals } from '#projects/professionals/server/tables.ts';
import { taskErrors } from '#tasks/errors.ts';
import { MAXIMUM_TAGS_PER_TASK } from '#tasks/rules/task-limits.ts';
import type { TaskStatus } from '#tasks/rules/task-statuses.ts';
import { tasks, taskTags } from './tables.ts';

export async function findProjectSpace(database: Database, projectId: string): Promise<string | null> {
  const [project] = await database
    .select({ workspaceId: projects.workspaceId })
    .from(projects)
    .where(eq(projects.id, projectId));
  return project?.workspaceId ?? null;
}

/** Refuses people who do not work in the project. */
export async function requireWorking(transaction: Database, projectId: string, memberIds: readonly string[]) {
  if (memberIds.length === 0) return;
  const { memberId } = projectProfessionals;
  const found = await transaction
    .selectDistinct({ memberId })
    .from(projectProfessionals)
    .where(
      and(
        eq(projectProfessionals.projectId, projectId),
        inArray(memberId, [...memberIds]),
        isNull(projectProfessionals.endedAt),
      ),
    );
  if (found.length < new Set(memberIds).size) throw taskErrors.personUnknown();
}

/** Ten fit on a task. */
export function refuseTooManyTags(tagIds: readonly string[]): void {
  if (tagIds.length > MAXIMUM_TAGS_PER_TASK) throw taskErrors.tooManyTagsOnTask({ count: MAXIMUM_TAGS_PER_TASK });
}

/** The names of a board's tags; refuses those of others. */
export async function requireTags(transaction: Database, projectId: string, tagIds: readonly string[]) {
  if (tagIds.length === 0) return new Map<string, string>();
  const found = await transaction
    .select({ id: taskTags.id, name: taskTags.name })
    .from(taskTags)
    .where(and(eq(taskTags.projectId, projectId), inArray(taskTags.id, [...tagIds])));
  if (found.length < new Set(tagIds).size) throw taskErrors.tagUnknown();
  return new Map(found.map(({ id, name }) => [id, name]));
}

/** The tasks of a column in order, without one of them; the board is locked. */
export function listColumn(transaction: Database, projectId: string, status: TaskStatus, without: string | null) {
  return transaction
    .select({ taskId: tasks.id, orderKey: tasks.orderKey })
    .from(tasks)
    .where(
      and(
        eq(tasks.projectId, projectId),
        eq(tasks.status, status),
        isNull(tasks.deletedAt),
        without === null ? undefined : sql`${tasks.id} <> ${without}`,
      ),
    )
    .orderBy(tasks.orderKey, tasks.id);
}
