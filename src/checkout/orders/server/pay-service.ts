import { and, eq, inArray } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { isOverdueBoleto } from '#checkout/orders/rules/last-word.ts';
import type { PaymentMethod, ServicePaymentMethod } from '#checkout/orders/rules/order-terms.ts';
import { findProvider } from '#checkout/orders/server/provider/find-provider.ts';
import { findServiceOrder } from '#checkout/service-orders/server/find-service-orders.ts';
import { findLateCents } from '#checkout/service-orders/server/late-cents.ts';
import { payServiceOrder } from '#checkout/service-orders/server/pay-service-order.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { requireNoDebt } from '#wallet/ledger/server/require-no-debt.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { addOrder, tryToBegin } from './add-order.ts';
import { requireSpace } from './find-order.ts';
import { possibleMethods } from './possible-methods.ts';
import { changeState } from './settle-order.ts';
import { orders } from './tables.ts';

/** Pays a service order of the caller’s space: from the wallet at once, or by a payment that begins now. */
export async function payService(
  context: SignedInContext,
  serviceOrderId: string,
  method: ServicePaymentMethod,
): Promise<void> {
  const { database, session, settings, now } = context;
  if (!(await findServiceOrder(database, serviceOrderId, requireSpace(context)))) throw platformErrors.notFound();
  if (method !== 'credits') return beginServicePayment(context, serviceOrderId, method);
  await database.transaction(async (transaction) => {
    const { workspaceId, currency, type, dueCents } = await lockPayable(transaction, context, serviceOrderId);
    if (type === 'credits') throw checkoutErrors.methodMissing();
    await requireNoDebt(transaction, workspaceId, currency);
    const payment = { serviceOrderId, paidCents: dueCents, actorId: session.userId };
    await payServiceOrder(transaction, payment, { ...settings, now });
  });
}

async function beginServicePayment(
  context: SignedInContext,
  serviceOrderId: string,
  method: PaymentMethod,
): Promise<void> {
  const provider = findProvider(context);
  if (!provider) throw checkoutErrors.paymentsOff();
  const order = await context.database.transaction(async (transaction) => {
    const { workspaceId, currency, dueCents: cents } = await lockPayable(transaction, context, serviceOrderId);
    if (!possibleMethods(provider, { currency, cents }).includes(method)) throw checkoutErrors.methodMissing();
    if (method === 'boleto' && !(await isBrazilianCompany(transaction, workspaceId)))
      throw checkoutErrors.companyMissing();
    return addOrder(transaction, context, provider, { workspaceId, serviceOrderId, currency, cents, method });
  });
  await tryToBegin(context, provider, order);
}

/**
 * Locks a service order that nobody pays yet; `dueCents` contains what it costs besides today. An overdue boleto is canceled here alone: at the provider nobody can pay it any more, and only
 * while it stays open there, a bank may tell that somebody did, which becomes credits.
 */
async function lockPayable(transaction: Database, context: SignedInContext, serviceOrderId: string) {
  const { session, now } = context;
  const [order] = await transaction
    .select()
    .from(serviceOrders)
    .where(eq(serviceOrders.id, serviceOrderId))
    .for('update');
  if (order?.state !== 'open') throw checkoutErrors.orderEnded();
  const live = and(eq(orders.serviceOrderId, serviceOrderId), inArray(orders.state, ['open', 'processing']));
  const payments = await transaction.select().from(orders).where(live).for('update');
  if (!payments.every((payment) => isOverdueBoleto(payment, now))) throw checkoutErrors.orderBeingPaid();
  for (const boleto of payments) await changeState(transaction, boleto, 'canceled', now, session.userId);
  return { ...order, dueCents: order.cents + findLateCents(order, context) };
}

async function isBrazilianCompany(transaction: Database, workspaceId: string): Promise<boolean> {
  const [space] = await transaction
    .select({ legalCompany: workspaces.legalCompany })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return space?.legalCompany?.kind === 'brazilian';
}
