import { and, count, eq, inArray } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { isOverdueBoleto, nextLookAt } from '#checkout/orders/rules/order-states.ts';
import {
  BOLETO_BUSINESS_DAYS,
  CARD_HOURS,
  findAmountProblem,
  OPEN_AT_ONCE,
  type PaymentMethod,
  PIX_MINUTES,
  type ServicePaymentMethod,
  takesCurrency,
} from '#checkout/orders/rules/order-terms.ts';
import { findLateCents, findServiceOrder } from '#checkout/service-orders/server/find-service-orders.ts';
import { payServiceOrder } from '#checkout/service-orders/server/pay-service-order.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { businessDaysAfter } from '#platform/calendar/business-days.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { recordHappening } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { requireNoDebt } from '#wallet/ledger/server/require-no-debt.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { requireSpace } from './find-order.ts';
import { findProvider } from './provider/find-provider.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';
import { beginOrFail, changeState } from './settle-order.ts';
import { type Order, orders } from './tables.ts';

interface TopUp {
  currency: Currency;
  cents: number;
  method: PaymentMethod;
}

/** Orders credits and asks the provider for what they are paid with. */
export async function startOrder(
  context: SignedInContext,
  { currency, cents, method }: TopUp,
): Promise<{ orderId: string }> {
  const { database } = context;
  const workspaceId = requireSpace(context);
  const provider = findProvider(context);
  if (!provider) throw checkoutErrors.paymentsOff();
  if (!provider.methods.includes(method) || !takesCurrency(method, currency)) throw checkoutErrors.methodMissing();
  const problem = findAmountProblem(method, cents);
  if (problem) throw checkoutErrors[problem]();
  const order = await database.transaction(async (transaction) => {
    // The space's row is locked, so that parallel orders are counted one after the other.
    const [space] = await transaction
      .select({ legalCompany: workspaces.legalCompany })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId))
      .for('no key update');
    if (method === 'boleto' && space?.legalCompany?.kind !== 'brazilian') throw checkoutErrors.companyMissing();
    const [open] = await transaction
      .select({ total: count() })
      .from(orders)
      .where(and(eq(orders.workspaceId, workspaceId), eq(orders.kind, 'topUp'), eq(orders.state, 'open')));
    if (open!.total >= OPEN_AT_ONCE) throw checkoutErrors.tooManyOpen({ count: OPEN_AT_ONCE });
    return addOrder(transaction, context, provider, { workspaceId, serviceOrderId: null, currency, cents, method });
  });
  await tryToBegin(context, provider, order);
  return { orderId: order.id };
}

interface OrderToAdd {
  workspaceId: string;
  /** Null: it is for credits. */
  serviceOrderId: string | null;
  currency: Currency;
  cents: number;
  method: PaymentMethod;
}

/** Writes an order that waits for its payment. */
async function addOrder(
  transaction: Database,
  { session, settings, now }: SignedInContext,
  provider: PaymentProvider,
  order: OrderToAdd,
): Promise<Order> {
  const kind = order.serviceOrderId === null ? 'topUp' : 'service';
  const [added] = await transaction
    .insert(orders)
    .values({
      ...{ ...order, id: newId(), createdBy: session.userId, kind, provider: provider.name, createdAt: now },
      lookAt: nextLookAt('open', { now, endedAt: null }),
      expiresAt: expiryOf(order.method, now, settings.holidays),
    })
    .returning();
  await recordHappening(transaction, {
    ...{ name: checkoutHappenings.ordered, workspaceId: order.workspaceId, actorId: session.userId },
    ids: { orderId: added!.id },
  });
  return added!;
}

/** Asks the provider for what an order is paid with. Where it does not answer, it is asked again every minute. */
async function tryToBegin(context: SignedInContext, provider: PaymentProvider, order: Order): Promise<void> {
  await beginOrFail(context, provider, order).catch((failure: unknown) =>
    context.log.warn({ problem: describeProblem(failure), orderId: order.id }, 'the payment provider did not answer'),
  );
}

function expiryOf(method: PaymentMethod, now: Date, holidays: ReadonlySet<string>): Date {
  if (method === 'boleto') return businessDaysAfter(now, BOLETO_BUSINESS_DAYS, holidays);
  return new Date(now.getTime() + (method === 'pix' ? PIX_MINUTES : CARD_HOURS * 60) * 60_000);
}

/** How an amount can be paid: what the provider offers for the currency, each method within its limits. */
export function possibleMethods(
  provider: PaymentProvider | null,
  { currency, cents }: { currency: Currency; cents: number },
): PaymentMethod[] {
  const methods = provider?.methods ?? [];
  return methods.filter((method) => takesCurrency(method, currency) && findAmountProblem(method, cents) === null);
}

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
