import { serverCapabilities } from '#application/server-capabilities.ts';
import type { SpaceEnding } from '#platform/capability/own-data.ts';
import type { ProjectMove } from '#platform/capability/space-records.ts';
import type { Database } from '#platform/db/connection.ts';

const rooms = serverCapabilities.flatMap(({ spaceRecords }) => spaceRecords ?? []);

/** A space that closes looks for nobody: every room ends what it keeps there, who still waits is told. */
export async function endWorkspaceRecords(transaction: Database, ending: SpaceEnding): Promise<void> {
  for (const { end } of rooms) await end?.(transaction, ending);
}

/** Whether anything would be lost with a space. */
export async function hasWorkspaceRecords(database: Database, workspaceId: string): Promise<boolean> {
  for (const { hasRecords } of rooms) if (await hasRecords?.(database, workspaceId)) return true;
  return false;
}

/** What rooms keep beside a project goes with it to another space. */
export async function moveProjectRecords(transaction: Database, move: ProjectMove): Promise<void> {
  for (const { moveProject } of rooms) await moveProject?.(transaction, move);
}
