import type { Database } from '#platform/db/connection.ts';
import { workspaces } from '#workspaces/server/tables.ts';

/** The company space of a new owner, empty until they register the company. */
export async function createOwnWorkspace(transaction: Database, ownerId: string): Promise<void> {
  await transaction.insert(workspaces).values({ ownerId });
}
