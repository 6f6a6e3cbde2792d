import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';

/**
 * Whoever moves credits of a project, or covers its hours, does so one after the other. Not the row of the project: those who write hours hold it
 * while they wait for a task, and those who approve them hold the task.
 */
export async function lockCredits(transaction: Database, projectId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`credits:${projectId}`}, 0))`);
}
