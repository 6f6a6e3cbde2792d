import { plansContract } from '#checkout/plans/contract.ts';
import { PLAN_TERMS_VERSION, plansOnSale, productOf } from '#checkout/rules/plan-catalogue.ts';
import { subscriptions } from '#checkout/subscriptions/server/tables.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { implement } from '#platform/http/implement.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { changePlan, choosePlan, previewChange, withdrawChange } from './choose-plan.ts';
import { endPlan, isStartOf, previewTermination, withdrawOffer } from './end-plan.ts';
import { isOwn, listSubscriptions } from './list-subscriptions.ts';

export const plansOperations = implement(plansContract, {
  'GET /plans': async ({ context: { settings, now } }) => ({
    plans: plansOnSale(dateInSaoPaulo(now)).map(({ from: _from, ...price }) => ({
      ...price,
      product: productOf(price.planId),
    })),
    termsVersion: PLAN_TERMS_VERSION,
    lateCharges: settings.lateCharges,
    freeUnits: settings.freePlanUnits,
  }),
  'GET /subscriptions': ({ context }) => listSubscriptions(context),
  'POST /subscriptions': ({ body, context }) => choosePlan(context, body),
  'GET /subscriptions/{subscriptionId}/termination': ({ params, context }) =>
    previewTermination(context, params.subscriptionId),
  'POST /subscriptions/{subscriptionId}/termination': async ({ params, body, context }) => {
    await endPlan(context, params.subscriptionId, body.fineCents);
    return listSubscriptions(context);
  },
  'GET /subscriptions/{subscriptionId}/change': ({ params, query, context }) =>
    previewChange(context, { ...params, ...query }),
  'POST /subscriptions/{subscriptionId}/change': async ({ params, body, context }) => {
    const serviceOrderId = await changePlan(context, { ...params, ...body });
    return { ...(await listSubscriptions(context)), serviceOrderId };
  },
  'DELETE /subscriptions/{subscriptionId}/change': async ({ params, context }) => {
    await withdrawChange(context, params.subscriptionId);
    return listSubscriptions(context);
  },
  'POST /subscriptions/{subscriptionId}/drop': async ({ params, context }) => {
    await dropPlan(context, params.subscriptionId);
    return listSubscriptions(context);
  },
});

async function dropPlan(context: SignedInContext, subscriptionId: string): Promise<void> {
  const { database, session, now } = context;
  if ((await database.$count(subscriptions, isOwn(context, subscriptionId))) === 0) throw platformErrors.notFound();
  await database.transaction((transaction) =>
    withdrawOffer(transaction, isStartOf(subscriptionId), { actorId: session.userId, now }),
  );
}
