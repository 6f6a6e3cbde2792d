import { checkoutPaths, plansPath, refundsPath, serviceOrdersPath } from '#checkout/paths.ts';
import type { capability as server } from '#checkout/server/capability.ts';
import { administrator, companyWith, owner, verifiedOwner } from '#platform/testing/access-row.ts';
import { reasons } from '#platform/testing/named-columns.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { makeRecords } from './make-records.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  documentedCalls: [],
  access: [
    {
      says: 'issue F, section 2: credits, statements and orders ask accessPayments',
      who: companyWith('accessPayments'),
      calls: [
        'GET /orders',
        'GET /orders/services',
        'GET /orders/{orderId}',
        'GET /orders/{orderId}/boleto',
        'GET /subscriptions',
      ],
    },
    { says: 'issue F, section 6: a public list of plans', who: 'anybody', calls: ['GET /plans'] },
    {
      says: 'CHK-04: messages of the provider, which its signature lets in',
      who: 'anybody',
      calls: ['POST /payments/stripe/events'],
    },
    {
      says: 'issue F, section 2: termination is the owner’s',
      who: owner,
      calls: ['GET /subscriptions/{subscriptionId}/termination'],
    },
    {
      says: 'the same, and R-38',
      who: verifiedOwner,
      calls: ['POST /subscriptions/{subscriptionId}/termination', 'POST /subscriptions/{subscriptionId}/renewal'],
    },
    {
      says: 'issue F, section 6: administrators turn payments back',
      who: administrator,
      calls: [
        'GET /refunds',
        'GET /refunds/options',
        'POST /refunds',
        'POST /refunds/{refundId}/done',
        'POST /refunds/{refundId}/cancel',
        'POST /refunds/{refundId}/returned',
      ],
    },
    {
      says: 'ADM-03: administrators order services for companies',
      who: administrator,
      calls: [
        'GET /serviceOrders',
        'GET /serviceOrders/companies',
        'POST /serviceOrders',
        'POST /serviceOrders/{serviceOrderId}/link',
        'POST /serviceOrders/{serviceOrderId}/cancel',
      ],
    },
    {
      says: 'issue F, section 2 and R-38: whoever pays has confirmed the e-mail',
      who: { roles: ['company'], right: 'accessPayments', verified: true },
      calls: [
        'POST /orders',
        'POST /orders/{orderId}/payment',
        'POST /orders/{orderId}/look',
        'POST /orders/{orderId}/cancel',
        'POST /orders/{orderId}/sandboxAction',
        'POST /subscriptions',
        'POST /subscriptions/{subscriptionId}/drop',
      ],
    },
  ],
  words: null,
  namedColumns: [
    [reasons.ofCompany, 'service_orders.description refunds.reason'],
    [
      reasons.fewWords,
      'service_orders.type service_orders.currency service_orders.state service_orders.plan_id orders.kind orders.method orders.currency orders.state orders.provider subscriptions.product subscriptions.plan_id subscriptions.state subscriptions.terms_version stripe_events.id stripe_events.type disputes.id disputes.state refunds.way refunds.currency refunds.state sandbox_payments.method sandbox_payments.currency sandbox_payments.outcome',
    ],
    [
      reasons.idsAndFigures,
      'orders.reference orders.instructions service_orders.items service_orders.cause refunds.reference',
    ],
  ],
  pages: {
    'a company': ({ orders }) => [
      checkoutPaths.topUp(),
      checkoutPaths.choosePlan('sourcing-standard'),
      checkoutPaths.order(orders.open),
      checkoutPaths.order(orders.service),
      checkoutPaths.thanks(orders.paid),
      checkoutPaths.success(orders.paid),
    ],
    'an administrator': () => [serviceOrdersPath, refundsPath],
    'what everybody reads': () => [plansPath],
  },
});
