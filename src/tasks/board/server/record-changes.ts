import type { Database } from '#platform/db/connection.ts';
import type { TaskChangeKind } from '#tasks/board/rules/task-changes.ts';
import { taskChanges } from './tables.ts';

export interface ChangeNote {
  kind: TaskChangeKind;
  before?: string | null;
  after?: string | null;
  memberId?: string;
}

/** Adds to the history of a task, in the transaction of the change. */
export async function recordChanges(
  transaction: Database,
  { projectId, userId: actorId }: { projectId: string; userId: string },
  taskId: string,
  notes: readonly ChangeNote[],
): Promise<void> {
  if (notes.length > 0)
    await transaction.insert(taskChanges).values(notes.map((note) => ({ projectId, taskId, actorId, ...note })));
}
