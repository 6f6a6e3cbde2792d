import { serverCapabilities } from '#application/server-capabilities.ts';
import type { SpaceEnding } from '#platform/capability/own-data.ts';
import type { ProjectMove } from '#platform/capability/space-records.ts';
import type { Database } from '#platform/db/connection.ts';
import type { ErrorFactory } from '#platform/errors/define-errors.ts';

const rooms = serverCapabilities.flatMap(({ spaceRecords }) => spaceRecords ?? []);

/** Ends the recruiting of a closing space: every room ends its records, and waiting people are notified. */
export async function endWorkspaceRecords(transaction: Database, ending: SpaceEnding): Promise<void> {
  for (const { end } of rooms) await end?.(transaction, ending);
}

/** Why the owner cannot close a space yet. */
export async function findClosingObstacle(database: Database, workspaceId: string): Promise<ErrorFactory | null> {
  for (const { findObstacle } of rooms) {
    const obstacle = await findObstacle?.(database, workspaceId, 'owner');
    if (obstacle) return obstacle;
  }
  return null;
}

/** Whether closing a space would lose anything. */
export async function hasWorkspaceRecords(database: Database, workspaceId: string): Promise<boolean> {
  for (const { hasRecords } of rooms) if (await hasRecords?.(database, workspaceId)) return true;
  return false;
}

/** Transfers the rooms' records of a project to another space together with it. */
export async function moveProjectRecords(transaction: Database, move: ProjectMove): Promise<void> {
  for (const { moveProject } of rooms) await moveProject?.(transaction, move);
}
