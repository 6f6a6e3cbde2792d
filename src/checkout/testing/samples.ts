import type { capability } from '#checkout/server/capability.ts';
import { type AccessSamples, nobody, type SampleRecords, workspace } from '#platform/testing/access-sample.ts';

const ofService = ({ serviceOrderId }: SampleRecords) => ({ params: { serviceOrderId } });
const ofOrder = ({ orderId }: SampleRecords) => ({ params: { orderId } });

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /orders': nobody(),
  'POST /orders': nobody({ body: { cents: 10_000, method: 'pix' } }),
  'GET /orders/{orderId}': workspace(ofOrder),
  'POST /orders/{orderId}/payment': workspace(({ serviceOrderId }) => ({
    params: { orderId: serviceOrderId },
    body: { method: 'pix' },
  })),
  'GET /serviceOrders': nobody(),
  'GET /serviceOrders/companies': nobody(),
  'POST /serviceOrders': workspace(({ workspaceId }) => ({
    body: { workspaceId, type: 'ats', planId: null, currency: 'BRL', cents: 10_000, description: 'Setup' },
  })),
  'POST /serviceOrders/{serviceOrderId}/link': workspace(ofService),
  'POST /serviceOrders/{serviceOrderId}/cancel': workspace(ofService),
  'POST /orders/{orderId}/look': workspace(ofOrder),
  'POST /orders/{orderId}/cancel': workspace(ofOrder),
  'POST /orders/{orderId}/sandboxAction': workspace((records) => ({ ...ofOrder(records), body: { action: 'pay' } })),
  'GET /orders/{orderId}/boleto': workspace(ofOrder),
};
