import { eq } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
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
import { readArrears } from '#checkout/service-orders/server/plan-arrears.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { type PlanChange, planChange, type WaitingChange } from '#checkout/subscriptions/rules/plan-change.ts';
import { causeOfPlan } from '#checkout/subscriptions/rules/subscription-states.ts';
import {
  asRunning,
  type RunningSubscription,
  type Subscription,
  subscriptions,
} from '#checkout/subscriptions/server/tables.ts';
import { recordPlan } from '#checkout/subscriptions/server/tell-of-plan.ts';
import { businessDaysAfter, dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { billSubscription } from './bill-plans.ts';
import { isOwn } from './list-subscriptions.ts';
import { withdrawOffer } from './withdraw-offer.ts';

interface Choice {
  subscriptionId: string;
  planId: PlanId;
}

interface Accepted extends Choice {
  monthlyCents: number;
  nowCents: number;
  termsVersion: string;
}

/** What it would mean to change to another plan of the same product today. */
export async function previewChange(context: SignedInContext, { subscriptionId, planId }: Choice) {
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
export async function changePlan(context: SignedInContext, accepted: Accepted): Promise<string | null> {
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
