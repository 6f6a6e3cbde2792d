import { isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';

/** Creates an owner's company space, empty until they register the company; an owner with an open space keeps that one. */
export async function createOwnWorkspace(transaction: Database, ownerId: string): Promise<void> {
  const [opened] = await transaction
    .insert(workspaces)
    .values({ ownerId })
    .onConflictDoNothing({ target: workspaces.ownerId, where: isNull(workspaces.closedAt) })
    .returning({ id: workspaces.id });
  if (!opened) return;
  const name = workspaceHappenings.opened;
  await recordHappening(transaction, { name, workspaceId: opened.id, actorId: ownerId, ids: {} });
}
