import { isTerminal } from '#projects/rules/status.ts';
import { lockProject } from '#projects/server/queries.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { taskErrors } from '#tasks/errors.ts';
import { announceBoard } from './announce-tasks.ts';
import { taskHappenings } from '#tasks/happenings.ts';
import { taskBoards } from './tables.ts';

/** Enables task management for a project, once and for good; asked again it changes nothing. */
export async function enableTasks(
  { database, session, reach, now }: SignedInContext,
  { projectId, enabled }: { projectId: string; enabled: boolean },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const project = await lockProject(transaction, reach, projectId);
    if (!project) throw platformErrors.notFound();
    if (!enabled) throw taskErrors.cannotDisable();
    if (isTerminal(project.status)) throw taskErrors.projectEnded();
    const { workspaceId } = project;
    const made = await transaction
      .insert(taskBoards)
      .values({ projectId, workspaceId, enabledBy: session.userId, enabledAt: now })
      .onConflictDoNothing()
      .returning();
    if (made.length > 0)
      await announceBoard(transaction, { projectId, workspaceId, userId: session.userId }, taskHappenings.boardEnabled);
  });
}
