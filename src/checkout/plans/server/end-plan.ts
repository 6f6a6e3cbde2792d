import { and, eq, sql, type SQL } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { orders } from '#checkout/orders/server/tables.ts';
import { type Around, orderPlan } from '#checkout/service-orders/server/make-service-order.ts';
import { endServiceOrder } from '#checkout/service-orders/server/pay-service-order.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { planTermination, type Termination } from '#checkout/subscriptions/rules/plan-change.ts';
import { causeOfPlan } from '#checkout/subscriptions/rules/subscription-states.ts';
import { tellOfPlan } from '#checkout/subscriptions/server/plan-life.ts';
import { type Subscription, subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { isOwn } from './list-subscriptions.ts';
import { lockOpenOrder } from '#checkout/service-orders/server/find-service-orders.ts';

/** What it would mean to end a running plan today. Throws `platform.notFound`, `checkout.planEnded`. */
export async function previewTermination(context: SignedInContext, subscriptionId: string): Promise<Termination> {
  const [plan] = await context.database.select().from(subscriptions).where(isOwn(context, subscriptionId));
  return computeTermination(plan, context.now);
}

function computeTermination(plan: Subscription | undefined, now: Date): Termination {
  if (!plan) throw platformErrors.notFound();
  const { state, startedOn, billedUntil, monthlyCents } = plan;
  if (state !== 'active') throw checkoutErrors.planEnded();
  // Whoever pays a raise changes the plan that the notice is about.
  if (plan.next?.serviceOrderId) throw checkoutErrors.changeWaiting();
  return planTermination({ startedOn: startedOn!, billedUntil: billedUntil!, monthlyCents }, dateInSaoPaulo(now));
}

/** Gives notice, if the fine is still the one that was shown, and orders it. */
export async function endPlan(context: SignedInContext, subscriptionId: string, shownCents: number): Promise<void> {
  const { database, session, settings, now } = context;
  const where = isOwn(context, subscriptionId);
  await database.transaction(async (transaction) => {
    const [plan] = await transaction.select().from(subscriptions).where(where).for('update');
    const { endsOn, fineCents } = computeTermination(plan, now);
    if (fineCents !== shownCents) throw checkoutErrors.fineChanged();
    const noticeOn = dateInSaoPaulo(now);
    const [noticed] = await transaction
      .update(subscriptions)
      .set({
        ...{ state: 'ending', noticeOn, endsOn, fineCents, next: null },
        noticeCount: sql`${subscriptions.noticeCount} + 1`,
      })
      .where(where)
      .returning();
    await tellOfPlan(transaction, noticed!, 'noticed', session.userId);
    if (fineCents > 0) await orderFine(transaction, noticed!, session.userId, { ...settings, now });
  });
}

/** Asks a company for the fine of a plan's last notice. `createdBy` null: time gave it. */
export async function orderFine(
  transaction: Database,
  plan: Subscription,
  createdBy: string | null,
  around: Around,
): Promise<void> {
  const items = [{ kind: 'fine' as const, cents: plan.fineCents! }];
  const cause = causeOfPlan(plan.id, `fine:${plan.noticeCount}`);
  await orderPlan(transaction, plan, { items, cause, createdBy, isMailed: true }, around);
}

/** The order with which a plan starts. */
export const isStartOf = (subscriptionId: string) => eq(serviceOrders.cause, causeOfPlan(subscriptionId, 'start'));

/** The open order with which a plan starts. Null: it has ended. */
export async function findStartOrder(transaction: Database, subscriptionId: string): Promise<string | null> {
  const [order] = await transaction
    .select({ id: serviceOrders.id })
    .from(serviceOrders)
    .where(and(isStartOf(subscriptionId), eq(serviceOrders.state, 'open')));
  return order?.id ?? null;
}

/**
 * Cancels the order with which a plan would have started or been raised, and the plan or the raise with it. Throws `checkout.planEnded`,
 * `checkout.orderBeingPaid`: a boleto that was paid takes days to arrive.
 */
export async function withdrawOffer(
  transaction: Database,
  which: SQL,
  { actorId, now }: { actorId: string; now: Date },
): Promise<void> {
  const order = await lockOpenOrder(transaction, which);
  if (!order) throw checkoutErrors.planEnded();
  const onItsWay = and(eq(orders.serviceOrderId, order.id), eq(orders.state, 'processing'));
  if ((await transaction.$count(orders, onItsWay)) > 0) throw checkoutErrors.orderBeingPaid();
  await endServiceOrder(transaction, order, { state: 'canceled', actorId, now });
}

/**
 * Withdraws a raise that nobody has paid in time; what is paid all the same becomes credits. Its order is locked before the plan, as whoever
 * pays it does.
 */
export async function lapseRaise(transaction: Database, subscriptionId: string, now: Date): Promise<void> {
  const [plan] = await transaction.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
  const { serviceOrderId = null, lapsesOn = null } = plan?.next ?? {};
  if (serviceOrderId === null || lapsesOn === null || lapsesOn > dateInSaoPaulo(now)) return;
  const order = await lockOpenOrder(transaction, eq(serviceOrders.id, serviceOrderId));
  if (order) await endServiceOrder(transaction, order, { state: 'canceled', actorId: null, now });
}
