import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';

/** Until the transaction ends, nobody else freezes a run or changes what one withholds: limits, hours and taxes are counted once. */
export async function lockPayRuns(transaction: Database): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('freeze-pay-run'))`);
}
