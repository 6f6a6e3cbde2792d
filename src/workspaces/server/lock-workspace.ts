import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { workspaces } from './tables.ts';

/** Locks the workspace so that concurrent additions respect its limits, and its closing waits. False: it was closed meanwhile. */
export async function lockWorkspace(transaction: Database, workspaceId: string): Promise<boolean> {
  const [space] = await transaction
    .select({ closedAt: workspaces.closedAt })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
  return space?.closedAt === null;
}
