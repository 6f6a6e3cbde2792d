import { and, asc, eq, inArray } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { projects } from '#projects/server/tables.ts';
import { taskViews } from './tables.ts';

/** A person's saved views of boards. */
export function collectOwnViews(database: Database, userId: string) {
  const { name, settings, createdAt } = taskViews;
  return database
    .select({ project: projects.title, name, settings, createdAt })
    .from(taskViews)
    .innerJoin(projects, eq(projects.id, taskViews.projectId))
    .where(eq(taskViews.authorId, userId))
    .orderBy(asc(createdAt), asc(taskViews.id));
}

export async function eraseOwnViews(transaction: Database, userId: string): Promise<void> {
  await transaction.delete(taskViews).where(eq(taskViews.authorId, userId));
}

/** The views that a company's people saved of a board; they can no longer open it. Those of professionals stay. */
export async function eraseCompanyViews(transaction: Database, projectId: string): Promise<void> {
  const ofCompanies = transaction.select({ id: users.id }).from(users).where(eq(users.role, 'squadOwner'));
  await transaction
    .delete(taskViews)
    .where(and(eq(taskViews.projectId, projectId), inArray(taskViews.authorId, ofCompanies)));
}
