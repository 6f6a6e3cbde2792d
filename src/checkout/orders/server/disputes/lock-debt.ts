import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';

/**
 * Whoever makes or repays a company's debt does so one after the other, because what arrives is split by what is owed. After the order's row,
 * before any balance.
 */
export async function lockDebt(transaction: Database, workspaceId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`debt:${workspaceId}`}, 0))`);
}
