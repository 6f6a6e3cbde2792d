import { and, asc, desc, eq, ne, notLike, sql } from 'drizzle-orm';
import { requireSpace } from '#checkout/orders/server/find-order.ts';
import type { SubscriptionView } from '#checkout/plans/contract.ts';
import { arrearsOf, isSuspending } from '#checkout/service-orders/rules/arrears.ts';
import { findLateCents } from '#checkout/service-orders/server/find-service-orders.ts';
import { serviceOrders } from '#checkout/service-orders/server/tables.ts';
import { contractMonth } from '#checkout/subscriptions/rules/plan-bill.ts';
import { COMMITMENT_MONTHS } from '#checkout/subscriptions/rules/plan-change.ts';
import { isRunning, raisesOfPlans } from '#checkout/subscriptions/rules/subscription-states.ts';
import { countUnits } from '#checkout/subscriptions/server/count-units.ts';
import { type Subscription, subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** At most one of each product runs; the rest are those that have ended. */
const SHOWN = 20;

export const isOwn = (context: SignedInContext, subscriptionId: string) =>
  and(eq(subscriptions.id, subscriptionId), eq(subscriptions.workspaceId, requireSpace(context)));

/** The plans of the caller’s space, running ones first, each with what it used and what is to be paid. */
export async function listSubscriptions(context: SignedInContext): Promise<{ subscriptions: SubscriptionView[] }> {
  const { database } = context;
  const plans = await database
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.workspaceId, requireSpace(context)), ne(subscriptions.state, 'dropped')))
    .orderBy(asc(eq(subscriptions.state, 'ended')), desc(subscriptions.id))
    .limit(SHOWN);
  return { subscriptions: await Promise.all(plans.map((plan) => presentSubscription(context, plan))) };
}

async function presentSubscription(context: SignedInContext, plan: Subscription): Promise<SubscriptionView> {
  const { workspace, now } = context;
  const { id, planId, product, monthlyCents, includedUnits, unitCents, state, startedOn, next } = plan;
  const today = dateInSaoPaulo(now);
  const { openOrder, dueOn } = await findOpenOrder(context, plan, today);
  const isSuspended = isRunning(state) && isSuspending(arrearsOf(dueOn, today));
  const isOwner = workspace?.isOwner === true;
  return {
    ...{ subscriptionId: id, planId, product, monthlyCents, includedUnits, unitCents, state, startedOn },
    ...{ billedUntil: plan.billedUntil, endsOn: plan.endsOn, fineCents: plan.fineCents },
    committedUntil: startedOn && addMonths(startedOn, COMMITMENT_MONTHS),
    usedUnits: isRunning(state) ? await countUnits(context.database, plan, contractMonth(startedOn!, today)) : 0,
    isSuspended,
    openOrder,
    next: next && {
      ...{ planId: next.planId, monthlyCents: next.monthlyCents, serviceOrderId: next.serviceOrderId },
      startsOn: next.serviceOrderId === null ? contractMonth(startedOn!, today).until : null,
    },
    abilities: {
      end: isOwner && state === 'active' && !next?.serviceOrderId,
      drop: state === 'waiting',
      change: state === 'active' && next === null && !isSuspended,
    },
  };
}

async function findOpenOrder(
  context: SignedInContext,
  { id, workspaceId }: Subscription,
  today: string,
): Promise<{ openOrder: SubscriptionView['openOrder']; dueOn: string | null }> {
  const open = await context.database
    .select()
    .from(serviceOrders)
    .where(
      and(
        eq(serviceOrders.workspaceId, workspaceId),
        eq(serviceOrders.state, 'open'),
        sql`starts_with(${serviceOrders.cause}, ${`subscription:${id}:`})`,
        notLike(serviceOrders.cause, raisesOfPlans),
      ),
    )
    .orderBy(asc(serviceOrders.dueOn), asc(serviceOrders.id));
  const [oldest] = open;
  if (!oldest) return { openOrder: null, dueOn: null };
  const owed = open.map((order) => ({ ...order, cents: order.cents + findLateCents(order, context) }));
  const overdue = owed.filter(({ dueOn }) => dueOn < today);
  return {
    openOrder: {
      ...{ serviceOrderId: oldest.id, cents: owed[0]!.cents, isOverdue: oldest.dueOn < today },
      overdueCents: overdue.reduce((sum, { cents }) => sum + cents, 0),
      overdueCount: overdue.length,
    },
    dueOn: oldest.dueOn,
  };
}
