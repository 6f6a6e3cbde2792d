import { sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { taskErrors } from '#tasks/errors.ts';

/** When the approval of a locked task takes effect that was neither undone nor written to it yet (`open-approval.sql`). */
export async function findOpenApproval(transaction: Database, taskIds: readonly string[]): Promise<Date | null> {
  const { rows } = await transaction.execute<{ at: string | null }>(
    sql`select open_approval(${sql.param([...taskIds])}::uuid[]) as at`,
  );
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}

/**
 * Refuses a change of hours at locked tasks that somebody has approved, from the click until it takes effect or is undone: otherwise hours
 * would be approved that the approver never saw.
 */
export async function refuseDuringApproval(transaction: Database, taskIds: readonly string[]): Promise<void> {
  if ((await findOpenApproval(transaction, taskIds)) !== null) throw taskErrors.reviewOpen();
}
