import { checkoutPaths, plansPath, refundsPath, serviceOrdersPath } from '#checkout/paths.ts';
import type { capability as server } from '#checkout/server/capability.ts';
import { reasons } from '#platform/testing/named-columns.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { makeRecords } from './make-records.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words: null,
  namedColumns: [
    [reasons.ofCompany, 'service_orders.description refunds.reason'],
    [
      reasons.fewWords,
      'service_orders.type service_orders.currency service_orders.state service_orders.plan_id orders.kind orders.method orders.currency orders.state orders.provider subscriptions.product subscriptions.plan_id subscriptions.state subscriptions.terms_version stripe_events.id stripe_events.type disputes.id disputes.state refunds.way refunds.currency refunds.state sandbox_payments.method sandbox_payments.currency sandbox_payments.outcome held_reports.kind held_reports.currency',
    ],
    [
      reasons.idsAndFigures,
      'orders.reference orders.instructions service_orders.items service_orders.cause subscriptions.next refunds.reference held_reports.reference',
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
