import { eq, sql } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import { orders } from './tables.ts';

/** Sums how much of what a payment brought repaid a debt of its company. */
export const repaidCents = sql<number>`(
  select coalesce(sum(l.cents), 0) from ledger_transactions t
  join ledger_lines l on l.transaction_id = t.id
  join ledger_accounts a on a.id = l.account_id and a.kind = 'debt'
  where t.idempotency_key = 'order:' || orders.id || ':settled')::float8`;

/** Sums what repaid a debt over all payments for a service order. */
export async function sumRepaidOfService(database: Database, serviceOrderId: string): Promise<number> {
  const [row] = await database
    .select({ cents: sql<number>`coalesce(sum(${repaidCents}), 0)` })
    .from(orders)
    .where(eq(orders.serviceOrderId, serviceOrderId));
  return row!.cents;
}
