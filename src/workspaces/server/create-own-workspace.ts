import { isNull } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** The company space of an owner, empty until they register the company; one who has an open space keeps it. */
export async function createOwnWorkspace(transaction: Database, ownerId: string): Promise<void> {
  await transaction
    .insert(workspaces)
    .values({ ownerId })
    .onConflictDoNothing({ target: workspaces.ownerId, where: isNull(workspaces.closedAt) });
}
