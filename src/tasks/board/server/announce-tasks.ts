import { eq } from 'drizzle-orm';
import type { HappeningName } from '#platform/contract/happening.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { announce } from '#platform/events/live-topics.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { BoardReader } from './find-reader.ts';
import { taskAssignments } from './tables.ts';

export const BOARD_TOPIC = 'tasks';
const boardTopic = (projectId: string) => `${BOARD_TOPIC}:${projectId}`;

/** `userId`: null when it followed by itself. */
type Acting = Pick<BoardReader, 'projectId' | 'workspaceId'> & { userId: string | null };

/** The people who are responsible for a task. */
export async function findAssigned(transaction: Database, taskId: string): Promise<string[]> {
  const rows = await transaction
    .select({ memberId: taskAssignments.memberId })
    .from(taskAssignments)
    .where(eq(taskAssignments.taskId, taskId));
  return rows.map(({ memberId }) => memberId);
}

/** Records what happened to a task; open boards show it, and what waits for the company and whoever is assigned is read anew. */
export async function announceTask(
  transaction: Database,
  { projectId, workspaceId, userId }: Acting,
  name: HappeningName<'projectId' | 'taskId'>,
  taskId: string,
): Promise<void> {
  const userIds = await findAssigned(transaction, taskId);
  await recordHappening(transaction, {
    name,
    workspaceId,
    actorId: userId,
    ids: { projectId, taskId },
    readerIds: userIds,
  });
  await announce(transaction, { topic: boardTopic(projectId), id: taskId });
  await announceWaiting(transaction, { workspaceId, userIds });
}

/** Records what happened to a board; open boards read it anew. */
export async function announceBoard(
  transaction: Database,
  { projectId, workspaceId, userId }: Acting,
  name: HappeningName<'projectId'>,
): Promise<void> {
  await recordHappening(transaction, { name, workspaceId, actorId: userId, ids: { projectId } });
  await announce(transaction, { topic: boardTopic(projectId), id: 'board' });
}
