import type { capability } from '#checkout/server/capability.ts';
import { type AccessSamples, nobody, type SampleRecords, workspace } from '#platform/testing/access-sample.ts';

const ofOrder = ({ orderId }: SampleRecords) => ({ params: { orderId } });

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /orders': nobody(),
  'POST /orders': nobody({ body: { cents: 10_000, method: 'pix' } }),
  'GET /orders/{orderId}': workspace(ofOrder),
  'POST /orders/{orderId}/look': workspace(ofOrder),
  'POST /orders/{orderId}/cancel': workspace(ofOrder),
  'POST /orders/{orderId}/sandboxAction': workspace((records) => ({ ...ofOrder(records), body: { action: 'pay' } })),
  'GET /orders/{orderId}/boleto': workspace(ofOrder),
};
