import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { type Payment, payRunHires, payRuns } from './tables.ts';

/**
 * Whether a payment's run pays, and has debited all hours of it. Before that nothing is owed for them: what the person's account holds is for
 * other hours, and a run that waits for an approval may still be refused.
 */
export async function isCredited(
  transaction: Database,
  { id, runId }: Pick<Payment, 'id' | 'runId'>,
): Promise<boolean> {
  const [run] = await transaction.select({ state: payRuns.state }).from(payRuns).where(eq(payRuns.id, runId));
  if (run?.state !== 'running') return false;
  // Few, whatever their run has; they are sorted out here, because an index of what is open holds all of a run that has just begun.
  const hires = await transaction.select().from(payRunHires).where(eq(payRunHires.paymentId, id));
  return hires.every(({ transactionId, releasedAt }) => transactionId !== null || releasedAt !== null);
}

/** The same of a row of payments; what failed or came back was credited before, and its run may have ended. */
export const isCreditedPayment = (payment: SQL) => sql<boolean>`(${payment}.state not in ('waiting', 'dropped')
  or (${payment}.state = 'waiting' and exists (select from pay_runs r where r.id = ${payment}.run_id and r.state = 'running')
    and not exists (select from pay_run_hires h where h.payment_id = ${payment}.id and num_nonnulls(h.transaction_id, h.released_at) = 0)))`;
