import { and, eq, inArray } from 'drizzle-orm';
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
import { findLateCents, findServiceOrder, lockOpenOrder } from '#checkout/service-orders/server/find-service-orders.ts';
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
import { workspaces } from '#workspaces/server/tables.ts';
import { requireSpace } from './find-order.ts';
import { findProvider } from './provider/find-provider.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';
import { beginOrFail, changeState, findPayer } from './settle-order.ts';
import { orders } from './tables.ts';
import { requireNoDebt } from '#wallet/ledger/server/read-balances.ts';

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
  const workspaceId = requireSpace(context);
  const orderId = await begin(context, async (transaction, { methods }) => {
    if (!methods.includes(method) || !takesCurrency(method, currency)) throw checkoutErrors.methodMissing();
    const problem = findAmountProblem(method, cents);
    if (problem) throw checkoutErrors[problem]();
    // The space's row is locked, so that parallel orders are counted one after the other.
    const isSpace = eq(workspaces.id, workspaceId);
    await transaction.select({ id: workspaces.id }).from(workspaces).where(isSpace).for('no key update');
    await requirePayer(transaction, workspaceId, method);
    const isOpen = and(eq(orders.workspaceId, workspaceId), eq(orders.kind, 'topUp'), eq(orders.state, 'open'));
    if ((await transaction.$count(orders, isOpen)) >= OPEN_AT_ONCE)
      throw checkoutErrors.tooManyOpen({ count: OPEN_AT_ONCE });
    return { workspaceId, serviceOrderId: null, currency, cents, method };
  });
  return { orderId };
}

interface OrderToAdd {
  workspaceId: string;
  /** Null: it is for credits. */
  serviceOrderId: string | null;
  currency: Currency;
  cents: number;
  method: PaymentMethod;
}

/**
 * Writes an order that waits for its payment, once what it says was checked, and asks the provider for what it is paid with. Where it does not
 * answer, it is asked again every minute.
 */
async function begin(
  context: SignedInContext,
  check: (transaction: Database, provider: PaymentProvider) => Promise<OrderToAdd>,
): Promise<string> {
  const { database, session, settings, log, now } = context;
  const provider = findProvider(context);
  if (!provider) throw checkoutErrors.paymentsOff();
  const added = await database.transaction(async (transaction) => {
    const order = await check(transaction, provider);
    const kind = order.serviceOrderId === null ? 'topUp' : 'service';
    const [written] = await transaction
      .insert(orders)
      .values({
        ...{ ...order, id: newId(), createdBy: session.userId, kind, provider: provider.name, createdAt: now },
        lookAt: nextLookAt('open', { now, endedAt: null }),
        expiresAt: expiryOf(order.method, now, settings.holidays),
      })
      .returning();
    const { id: orderId, workspaceId } = written!;
    const name = checkoutHappenings.ordered;
    await recordHappening(transaction, { name, workspaceId, actorId: session.userId, ids: { orderId } });
    return written!;
  });
  await beginOrFail(context, provider, added).catch((failure: unknown) =>
    log.warn({ problem: describeProblem(failure), orderId: added.id }, 'the payment provider did not answer'),
  );
  return added.id;
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
  if (method !== 'credits') {
    await begin(context, async (transaction, provider) => {
      const { workspaceId, currency, dueCents: cents } = await lockPayable(transaction, context, serviceOrderId);
      if (!possibleMethods(provider, { currency, cents }).includes(method)) throw checkoutErrors.methodMissing();
      await requirePayer(transaction, workspaceId, method);
      return { workspaceId, serviceOrderId, currency, cents, method };
    });
    return;
  }
  await database.transaction(async (transaction) => {
    const { workspaceId, currency, type, dueCents } = await lockPayable(transaction, context, serviceOrderId);
    if (type === 'credits') throw checkoutErrors.methodMissing();
    await requireNoDebt(transaction, workspaceId, currency);
    const payment = { serviceOrderId, paidCents: dueCents, actorId: session.userId };
    await payServiceOrder(transaction, payment, { ...settings, now });
  });
}

/**
 * Locks a service order that nobody pays yet; `dueCents` contains what it costs besides today. An overdue boleto is canceled here alone: at the
 * provider nobody can pay it any more, and only while it stays open there, a bank may tell that somebody did, which becomes credits.
 */
async function lockPayable(transaction: Database, context: SignedInContext, serviceOrderId: string) {
  const { session, now } = context;
  const order = await lockOpenOrder(transaction, eq(serviceOrders.id, serviceOrderId));
  if (!order) throw checkoutErrors.orderEnded();
  const live = and(eq(orders.serviceOrderId, serviceOrderId), inArray(orders.state, ['open', 'processing']));
  const payments = await transaction.select().from(orders).where(live).for('update');
  if (!payments.every((payment) => isOverdueBoleto(payment, now))) throw checkoutErrors.orderBeingPaid();
  for (const boleto of payments) await changeState(transaction, boleto, 'canceled', now, session.userId);
  return { ...order, dueCents: order.cents + findLateCents(order, context) };
}

/** A boleto names a Brazilian company. Throws `checkout.companyMissing`. */
async function requirePayer(transaction: Database, workspaceId: string, method: PaymentMethod): Promise<void> {
  if (method === 'boleto' && !(await findPayer(transaction, workspaceId))) throw checkoutErrors.companyMissing();
}
