import { eq } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { workspaces } from './tables.ts';

/** Of two who add to what a company may have so many of, the second counts what the first added. */
export async function holdWorkspace(transaction: Database, workspaceId: string): Promise<void> {
  await transaction
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
}
