import { inArray, sql, and, eq, sum } from 'drizzle-orm';
import { nameOfOrder } from '#checkout/service-orders/server/mail-service-order.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { orders } from './tables.ts';
import type { Currency } from '#platform/money/currencies.ts';

/** What orders are called in a statement: a payment by its method, a service or plan by its name and what was agreed. */
export async function nameOrders(
  database: Database,
  orderIds: readonly string[],
  language: Language,
): Promise<Map<string, string>> {
  const [payments, services] = await Promise.all([
    database
      .select({ id: orders.id, method: orders.method })
      .from(orders)
      .where(inArray(orders.id, [...orderIds])),
    database
      .select()
      .from(serviceOrders)
      .where(inArray(serviceOrders.id, [...orderIds])),
  ]);
  return new Map([
    ...payments.map(({ id, method }) => [id, translate(language, `checkout/orders:method.${method}`)] as const),
    ...services.map((service) => {
      const name = nameOfOrder(service, language);
      return [service.id, service.description === '' ? name : `${name}: ${service.description}`] as const;
    }),
  ]);
}

/** The provider’s id of the payment of an order, or of the refund that a transaction paid. */
export async function readProviderReference(
  database: Database,
  { orderId, transactionId }: { orderId: string; transactionId: string },
): Promise<string | null> {
  const { rows } = await database.execute<{ reference: string | null }>(sql`
    select coalesce(
      (select f.reference from refunds f join ledger_reservations r on r.id = f.reservation_id where r.ended_by = ${transactionId}),
      (select o.reference from orders o where o.id = ${orderId})) as reference`);
  return rows[0]!.reference;
}

/** What a company has paid and has not arrived yet, in cents by currency. */
export async function readComingCredits(database: Database, workspaceId: string): Promise<Map<Currency, number>> {
  const rows = await database
    .select({ currency: orders.currency, cents: sum(orders.cents).mapWith(Number) })
    .from(orders)
    .where(and(eq(orders.workspaceId, workspaceId), eq(orders.state, 'processing')))
    .groupBy(orders.currency);
  return new Map(rows.map(({ currency, cents }) => [currency, cents]));
}
