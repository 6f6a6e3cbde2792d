import { and, eq, inArray } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { requireSpace } from '#checkout/orders/server/find-order.ts';
import {
  PLAN_TERMS_VERSION,
  type PlanId,
  type PlanPrice,
  plansOnSale,
  productOf,
} from '#checkout/rules/plan-catalogue.ts';
import { DUE_BUSINESS_DAYS } from '#checkout/rules/service-order-terms.ts';
import { isSuspending } from '#checkout/service-orders/rules/arrears.ts';
import { orderPlan } from '#checkout/service-orders/server/make-service-order.ts';
import { isPlanSuspended, readArrears } from '#checkout/service-orders/server/plan-arrears.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { type PlanChange, planChange, type WaitingChange } from '#checkout/subscriptions/rules/plan-change.ts';
import { causeOfPlan, liveStates } from '#checkout/subscriptions/rules/subscription-states.ts';
import { recordPlan } from '#checkout/subscriptions/server/plan-life.ts';
import {
  asRunning,
  type RunningSubscription,
  type Subscription,
  subscriptions,
} from '#checkout/subscriptions/server/tables.ts';
import { businessDaysAfter, dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { billSubscription } from './bill-plans.ts';
import { findStartOrder, isStartOf, withdrawOffer } from './end-plan.ts';
import { isOwn } from './list-subscriptions.ts';

interface Choice {
  planId: PlanId;
  monthlyCents: number;
  termsVersion: string;
}

/** Chooses a plan of a product that has none running. It starts with the payment of the order that is answered. */
export async function choosePlan(
  context: SignedInContext,
  { planId, monthlyCents, termsVersion }: Choice,
): Promise<{ subscriptionId: string; serviceOrderId: string }> {
  const { database, session, settings, now } = context;
  const workspaceId = requireSpace(context);
  const price = plansOnSale(dateInSaoPaulo(now)).find((one) => one.planId === planId);
  if (!price || price.monthlyCents !== monthlyCents || termsVersion !== PLAN_TERMS_VERSION)
    throw checkoutErrors.planChanged();
  const product = productOf(planId);
  return database.transaction(async (transaction) => {
    // The space's row is locked, so that parallel choices are taken one after the other.
    await transaction
      .select({ id: workspaces.id })
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId))
      .for('no key update');
    const isLive = and(
      eq(subscriptions.workspaceId, workspaceId),
      eq(subscriptions.product, product),
      inArray(subscriptions.state, liveStates),
    );
    const [live] = await transaction.select().from(subscriptions).where(isLive);
    if (live?.state === 'waiting') {
      const started = await findStartOrder(transaction, live.id);
      if (live.planId === planId && live.monthlyCents === monthlyCents && live.termsVersion === termsVersion && started)
        return { subscriptionId: live.id, serviceOrderId: started };
      await withdrawOffer(transaction, isStartOf(live.id), { actorId: session.userId, now });
    } else if (live) {
      // A plan that ends today makes room for the next one, whether or not the clock has ended it already.
      const left = await billSubscription(transaction, live.id, { ...settings, now });
      if (left !== 'ended') throw checkoutErrors.planRunning();
    }
    if (await isPlanSuspended(transaction, { workspaceId, product, now })) throw checkoutErrors.planSuspended();
    const [added] = await transaction
      .insert(subscriptions)
      .values({
        ...{ id: newId(), workspaceId, product, planId, monthlyCents, termsVersion, acceptedBy: session.userId },
        ...{ includedUnits: price.includedUnits, unitCents: price.unitCents, createdAt: now },
      })
      .returning();
    await recordPlan(transaction, checkoutHappenings.planOrdered, added!, session.userId);
    const order = await orderPlan(
      transaction,
      added!,
      {
        ...{ items: [{ kind: 'plan', cents: monthlyCents }], cause: causeOfPlan(added!.id, 'start') },
        ...{ createdBy: session.userId, isMailed: false },
      },
      { ...settings, now },
    );
    return { subscriptionId: added!.id, serviceOrderId: order!.serviceOrderId };
  });
}

interface Change extends Choice {
  subscriptionId: string;
  nowCents: number;
}

/** What it would mean to change to another plan of the same product today. */
export async function previewChange(
  context: SignedInContext,
  { subscriptionId, planId }: Pick<Change, 'subscriptionId' | 'planId'>,
) {
  const { database, now } = context;
  const [found] = await database.select().from(subscriptions).where(isOwn(context, subscriptionId));
  const plan = requireChangeable(found);
  if (plan.next !== null) throw checkoutErrors.changeWaiting();
  const { monthlyCents, includedUnits, unitCents } = findPrice(plan, planId, now);
  return { planId, monthlyCents, includedUnits, unitCents, ...planChange(plan, monthlyCents, dateInSaoPaulo(now)) };
}

/**
 * Changes to another plan of the product, if it still means what was shown: a raise starts with the payment of the order that is answered, a
 * lower plan with the next month. Chosen again, the same change is answered.
 */
export async function changePlan(context: SignedInContext, accepted: Change): Promise<string | null> {
  const { database, session, settings, now } = context;
  const { subscriptionId, planId } = accepted;
  return database.transaction(async (transaction) => {
    const where = isOwn(context, subscriptionId);
    if ((await transaction.$count(subscriptions, where)) === 0) throw platformErrors.notFound();
    // What is billed today is billed before, so that the days that are left are those of the running month.
    await billSubscription(transaction, subscriptionId, { ...settings, now });
    const [found] = await transaction.select().from(subscriptions).where(where).for('update');
    const plan = requireChangeable(found);
    if (plan.next?.planId === planId) return plan.next.serviceOrderId;
    if (plan.next !== null) throw checkoutErrors.changeWaiting();
    if (isSuspending(await readArrears(transaction, subscriptionId, now))) throw checkoutErrors.planSuspended();
    const price = findPrice(plan, planId, now);
    const change = planChange(plan, price.monthlyCents, dateInSaoPaulo(now));
    const isShown = price.monthlyCents === accepted.monthlyCents && change.nowCents === accepted.nowCents;
    if (!isShown || accepted.termsVersion !== PLAN_TERMS_VERSION) throw checkoutErrors.planChanged();
    const serviceOrderId = change.isRaise ? await orderRaise(transaction, context, plan, { planId, change }) : null;
    const { monthlyCents, includedUnits, unitCents } = price;
    const next: WaitingChange = {
      ...{ planId, monthlyCents, includedUnits, unitCents, serviceOrderId, termsVersion: PLAN_TERMS_VERSION },
      lapsesOn: change.isRaise ? lapseOf(change, context) : null,
    };
    await transaction.update(subscriptions).set({ next, acceptedBy: session.userId }).where(where);
    await recordPlan(transaction, checkoutHappenings.planChangeChosen, plan, session.userId);
    return serviceOrderId;
  });
}

/** Takes a change back that has not started. Throws `checkout.planEnded`: none waits any more; `checkout.orderBeingPaid`. */
export async function withdrawChange(context: SignedInContext, subscriptionId: string): Promise<void> {
  const { database, session, now } = context;
  const where = isOwn(context, subscriptionId);
  await database.transaction(async (transaction) => {
    const [seen] = await transaction.select().from(subscriptions).where(where);
    if (!seen) throw platformErrors.notFound();
    const serviceOrderId = seen.next?.serviceOrderId ?? null;
    const actorId = session.userId;
    if (serviceOrderId !== null)
      await withdrawOffer(transaction, eq(serviceOrders.id, serviceOrderId), { actorId, now });
    const [plan] = await transaction.select().from(subscriptions).where(where).for('update');
    if (serviceOrderId === null && plan!.next?.serviceOrderId !== null) throw checkoutErrors.planEnded();
    await transaction.update(subscriptions).set({ next: null }).where(where);
    await recordPlan(transaction, checkoutHappenings.planChangeWithdrawn, plan!, actorId);
  });
}

function requireChangeable(plan: Subscription | undefined): RunningSubscription {
  if (!plan) throw platformErrors.notFound();
  if (plan.state !== 'active') throw checkoutErrors.planEnded();
  return asRunning(plan);
}

function findPrice(plan: Subscription, planId: PlanId, now: Date): PlanPrice {
  const isOther = planId !== plan.planId && productOf(planId) === plan.product;
  const price = plansOnSale(dateInSaoPaulo(now)).find((one) => one.planId === planId);
  if (!isOther || !price) throw checkoutErrors.planNotOnSale();
  return price;
}

async function orderRaise(
  transaction: Database,
  { session, settings, now }: SignedInContext,
  { id, workspaceId }: Subscription,
  { planId, change }: { planId: PlanId; change: PlanChange },
): Promise<string> {
  const { nowCents: cents, startsOn: from, billedFrom: until, days: number, daysOfMonth: count } = change;
  const items = [{ kind: 'raise' as const, cents, number, count, from, until }];
  const order = { items, cause: causeOfPlan(id, `raise:${newId()}`), createdBy: session.userId, isMailed: false };
  const made = await orderPlan(transaction, { workspaceId, planId }, order, { ...settings, now });
  return made!.serviceOrderId;
}

function lapseOf({ billedFrom }: PlanChange, { settings, now }: SignedInContext): string {
  const overdueOn = addDays(dateInSaoPaulo(businessDaysAfter(now, DUE_BUSINESS_DAYS, settings.holidays)), 1);
  return overdueOn < billedFrom ? overdueOn : billedFrom;
}
