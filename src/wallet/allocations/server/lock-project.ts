import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { projects } from '#projects/server/tables.ts';
import { lockCredits } from '#wallet/hours/server/lock-credits.ts';

/** Holds a project of the space, and its credits, until the transaction ends. Throws `platform.notFound` for one of another space. */
export async function lockProject(transaction: Database, workspaceId: string, projectId: string): Promise<void> {
  const [locked] = await transaction
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), eq(projects.workspaceId, workspaceId)))
    .for('no key update');
  if (!locked) throw platformErrors.notFound();
  await lockCredits(transaction, projectId);
}
