import { and, eq, inArray } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { requireSpace } from '#checkout/orders/server/find-order.ts';
import { PLAN_TERMS_VERSION, type PlanId, plansOnSale, productOf } from '#checkout/rules/plan-catalogue.ts';
import { orderPlan } from '#checkout/service-orders/server/make-service-order.ts';
import { isPlanSuspended } from '#checkout/service-orders/server/plan-arrears.ts';
import { causeOfPlan, liveStates } from '#checkout/subscriptions/rules/subscription-states.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { recordPlan } from '#checkout/subscriptions/server/tell-of-plan.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { newId } from '#platform/db/columns.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { billSubscription } from './bill-plans.ts';
import { findStartOrder, isStartOf, withdrawOffer } from './withdraw-offer.ts';

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
