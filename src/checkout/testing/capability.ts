import { checkoutPaths } from '#checkout/paths.ts';
import type { capability as server } from '#checkout/server/capability.ts';
import { companyWith } from '#platform/testing/access-row.ts';
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
      calls: ['GET /orders', 'GET /orders/{orderId}', 'GET /orders/{orderId}/boleto'],
    },
    {
      says: 'issue F, section 2 and decision 38: whoever pays has confirmed the e-mail',
      who: { roles: ['company'], right: 'accessPayments', verified: true },
      calls: [
        'POST /orders',
        'POST /orders/{orderId}/look',
        'POST /orders/{orderId}/cancel',
        'POST /orders/{orderId}/sandboxAction',
      ],
    },
  ],
  words: null,
  namedColumns: [
    [
      reasons.fewWords,
      'orders.kind orders.method orders.currency orders.state orders.provider sandbox_payments.method sandbox_payments.currency sandbox_payments.outcome',
    ],
    [reasons.idsAndFigures, 'orders.reference orders.instructions'],
  ],
  pages: {
    'a company': ({ orders }) => [
      checkoutPaths.topUp(),
      checkoutPaths.order(orders.open),
      checkoutPaths.thanks(orders.paid),
    ],
  },
});
