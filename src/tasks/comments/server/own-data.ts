import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { projects } from '#projects/server/tables.ts';
import { tasks } from '#tasks/board/server/tables.ts';
import { taskCommentMentions, taskComments } from './tables.ts';

/** What a person wrote at tasks. It is the company's record: after an erasure it stays without the person's name. */
export function collectOwnComments(database: Database, userId: string) {
  return database
    .select({
      project: projects.title,
      task: tasks.title,
      text: taskComments.text,
      writtenAt: taskComments.createdAt,
      editedAt: taskComments.editedAt,
    })
    .from(taskComments)
    .innerJoin(tasks, eq(tasks.id, taskComments.taskId))
    .innerJoin(projects, eq(projects.id, tasks.projectId))
    .where(and(eq(taskComments.authorId, userId), isNull(taskComments.deletedAt)))
    .orderBy(asc(taskComments.id));
}

/** Nobody who left is called by a comment. */
export async function forgetOwnMentions(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(taskCommentMentions).where(eq(taskCommentMentions.userId, userId));
}
