import { and, desc, eq, inArray, notInArray, or, sql, sum } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { findServiceOrder } from '#checkout/service-orders/server/find-service-orders.ts';
import { nameOfOrder } from '#checkout/service-orders/server/mail-service-order.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { type Order, orders } from './tables.ts';

/** The space for which the caller speaks. Throws `platform.notFound` without one. */
export function requireSpace({ workspace }: SignedInContext): string {
  if (!workspace) throw platformErrors.notFound();
  return workspace.id;
}

/**
 * The payment of the caller’s space with this id, or the newest one for the service order with it that did not end unpaid. One that repaid a
 * debt paid nothing else, so it does not stand for its service.
 */
export async function findOrder(database: Database, context: SignedInContext, orderId: string): Promise<Order | null> {
  const isOfService = and(
    eq(orders.serviceOrderId, orderId),
    notInArray(orders.state, ['expired', 'failed', 'canceled', 'held']),
    sql`${repaidCents} = 0`,
  );
  const [order] = await database
    .select()
    .from(orders)
    .where(and(eq(orders.workspaceId, requireSpace(context)), or(eq(orders.id, orderId), isOfService)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order ?? null;
}

/**
 * Finds an order that may be paid. Throws `checkout.orderEnded` where the space has the service order and no payment stands for it (the last one may have repaid a debt
 * a moment ago), and `platform.notFound` otherwise.
 */
export async function requireOrder(database: Database, context: SignedInContext, orderId: string): Promise<Order> {
  const order = await findOrder(database, context, orderId);
  if (!order) {
    const service = await findServiceOrder(database, orderId, requireSpace(context));
    throw service ? checkoutErrors.orderEnded() : platformErrors.notFound();
  }
  return order;
}

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
