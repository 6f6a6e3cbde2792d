import { PLAN_TERMS_VERSION, plansOnSale } from '#checkout/rules/plan-catalogue.ts';
import type { capability } from '#checkout/server/capability.ts';
import { planTermination } from '#checkout/subscriptions/rules/plan-change.ts';
import { addMonths } from '#platform/calendar/add-months.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { type AccessSamples, nobody, type SampleRecords, workspace } from '#platform/testing/access-sample.ts';

const ofService = ({ serviceOrderId }: SampleRecords) => ({ params: { serviceOrderId } });
const ofOrder = ({ orderId }: SampleRecords) => ({ params: { orderId } });

const ofRefund = ({ refundId }: SampleRecords) => ({ params: { refundId } });
const ofPlan =
  (plan: keyof SampleRecords['plans']) =>
  ({ plans }: SampleRecords) => ({ params: { subscriptionId: plans[plan] } });

/** The built plan is dearer than what is on sale, so that the change is to a lower one. */
function chosenChange() {
  const { planId, monthlyCents } = plansOnSale(dateInSaoPaulo(new Date())).find(
    (one) => one.planId === 'ats-standard',
  )!;
  return { planId, monthlyCents, nowCents: 0, termsVersion: PLAN_TERMS_VERSION };
}

function chosenPlan() {
  const { planId, monthlyCents } = plansOnSale(dateInSaoPaulo(new Date())).at(-1)!;
  return { body: { planId, monthlyCents, termsVersion: PLAN_TERMS_VERSION } };
}

/** The fine of the built plan, which started today. */
function shownFine() {
  const today = dateInSaoPaulo(new Date());
  const plan = { startedOn: today, billedUntil: addMonths(today, 1), monthlyCents: 500_00 };
  return { fineCents: planTermination(plan, today).fineCents };
}

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /orders': nobody(),
  'GET /orders/services': nobody(),
  'POST /orders': nobody({ body: { cents: 10_000, method: 'pix' } }),
  'GET /orders/{orderId}': workspace(ofOrder),
  'POST /orders/{orderId}/payment': workspace(({ serviceOrderId }) => ({
    params: { orderId: serviceOrderId },
    body: { method: 'pix' },
  })),
  'GET /refunds': nobody(),
  'GET /refunds/options': workspace(({ workspaceId }) => ({ query: { workspaceId } })),
  'POST /refunds': workspace(({ workspaceId }) => ({
    body: { workspaceId, orderId: null, currency: 'BRL', cents: 1_000, reason: 'Paid twice' },
  })),
  'POST /refunds/{refundId}/done': workspace(ofRefund),
  'POST /refunds/{refundId}/cancel': workspace(ofRefund),
  'POST /refunds/{refundId}/returned': workspace(({ paidRefundId: refundId }) => ({ params: { refundId } })),
  'GET /plans': nobody(),
  'POST /payments/stripe/events': nobody({
    body: new TextEncoder().encode('{}'),
    headers: { 'content-type': 'application/json' },
  }),
  'GET /subscriptions': nobody(),
  'POST /subscriptions': nobody(chosenPlan()),
  'GET /subscriptions/{subscriptionId}/termination': workspace(ofPlan('running')),
  'POST /subscriptions/{subscriptionId}/termination': workspace((records) => ({
    ...ofPlan('running')(records),
    body: shownFine(),
  })),
  'GET /subscriptions/{subscriptionId}/change': workspace((records) => ({
    ...ofPlan('running')(records),
    query: { planId: 'ats-standard' },
  })),
  'POST /subscriptions/{subscriptionId}/change': workspace((records) => ({
    ...ofPlan('running')(records),
    body: chosenChange(),
  })),
  'DELETE /subscriptions/{subscriptionId}/change': workspace(ofPlan('running')),
  'POST /subscriptions/{subscriptionId}/drop': workspace(ofPlan('waiting')),
  'GET /serviceOrders': nobody(),
  'GET /serviceOrders/companies': nobody(),
  'POST /serviceOrders': workspace(({ workspaceId }) => ({
    body: { workspaceId, type: 'ats', planId: null, currency: 'BRL', cents: 10_000, description: 'Setup' },
  })),
  'POST /serviceOrders/{serviceOrderId}/cancel': workspace(ofService),
  'POST /orders/{orderId}/look': workspace(ofOrder),
  'POST /orders/{orderId}/cancel': workspace(ofOrder),
  'POST /orders/{orderId}/sandboxAction': workspace((records) => ({ ...ofOrder(records), body: { action: 'pay' } })),
  'GET /orders/{orderId}/boleto': workspace(ofOrder),
};
