import { and, eq, isNull } from 'drizzle-orm';
import type { PaymentProvider } from '#checkout/orders/server/provider/payment-provider.ts';
import type { Database } from '#platform/db/connection.ts';
import { type Order, orders } from './tables.ts';

/** Asks the provider for what an order is paid with, and keeps it. Asked twice, the provider answers the same payment. */
export async function beginPayment(
  { database }: { database: Database },
  provider: PaymentProvider,
  { id: orderId, method, currency, cents, expiresAt }: Order,
): Promise<void> {
  const begun = await provider.begin({ orderId, method, currency, cents, expiresAt });
  await database
    .update(orders)
    .set(begun)
    .where(and(eq(orders.id, orderId), isNull(orders.reference)));
}
