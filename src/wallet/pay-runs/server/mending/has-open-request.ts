import { and, eq } from 'drizzle-orm';
import { approvals } from '#approvals/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/**
 * A second administrator was asked to mark a payment as paid by hand or as returned, or to send it to a new key. Until that is decided it goes no
 * other way: money that somebody has already sent by hand would be sent once more.
 */
export async function hasOpenRequest(transaction: Database, paymentId: string): Promise<boolean> {
  const open = and(eq(approvals.aboutId, paymentId), eq(approvals.state, 'open'));
  return (await transaction.$count(approvals, open)) > 0;
}
