import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { Payment } from './tables.ts';

/**
 * Says of a row of payments whether the money is the person's. One that waits counts when its run pays and has debited all its hours: before that nothing is
 * owed for them, because what the person's account holds is for other hours, and a run that waits for an approval may still be refused. What
 * failed or came back was credited before, and its run may have ended.
 */
export const isCreditedPayment = (payment: SQL) => sql<boolean>`(${payment}.state not in ('waiting', 'dropped')
  or (${payment}.state = 'waiting' and exists (select from pay_runs r where r.id = ${payment}.run_id and r.state = 'running')
    and not exists (select from pay_run_hires h where h.payment_id = ${payment}.id and num_nonnulls(h.transaction_id, h.released_at) = 0)))`;

/** Says whether one payment is credited. */
export async function isCredited(transaction: Database, { id }: Pick<Payment, 'id'>): Promise<boolean> {
  const { rows } = await transaction.execute<{ isCredited: boolean }>(
    sql`select ${isCreditedPayment(sql`y`)} as "isCredited" from payments y where y.id = ${id}`,
  );
  return rows[0]?.isCredited === true;
}
