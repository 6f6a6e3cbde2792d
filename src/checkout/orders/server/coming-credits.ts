import { and, eq, sum } from 'drizzle-orm';
import type { Database } from '#platform/db/connection.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { orders } from './tables.ts';

/** What a company has paid and has not arrived yet, in cents by currency. */
export async function readComingCredits(database: Database, workspaceId: string): Promise<Map<Currency, number>> {
  const rows = await database
    .select({ currency: orders.currency, cents: sum(orders.cents).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.workspaceId, workspaceId), eq(orders.state, 'processing')))
    .groupBy(orders.currency);
  return new Map(rows.map(({ currency, cents }) => [currency, cents]));
}
