import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';

/** What was set aside for a project so far, less what went back, in cents. */
export async function readGiven(
  transaction: Database,
  { workspaceId, projectId }: { workspaceId: string; projectId: string },
): Promise<number> {
  const { rows } = await transaction.execute<{ cents: number }>(sql`
    select coalesce(sum(c.cents), 0)::float8 as cents from credit_allocations c
    where c.project_id = ${projectId} and c.workspace_id = ${workspaceId}`);
  return rows[0]!.cents;
}
