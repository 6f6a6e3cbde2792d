import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { workspaces } from './tables.ts';

/** Locks the workspace so that concurrent additions respect its limits. */
export async function lockWorkspace(transaction: Database, workspaceId: string): Promise<void> {
  await transaction
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
}
