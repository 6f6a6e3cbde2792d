import type { Records } from '#application/testing/access-world.ts';
import { type AccessSamples, nobody, workspace } from '#application/testing/access-samples/sample.ts';

const ofTicket = ({ supportId }: Records) => ({ params: { supportId } });

/** Colleagues read and write only what they opened themselves. */
export const supportSamples: AccessSamples = {
  'GET /support': nobody(),
  'POST /support': nobody({ body: {} }),
  'GET /support/{supportId}': workspace(ofTicket, ['colleague']),
  'POST /support/{supportId}/messages': workspace(
    (records) => ({ ...ofTicket(records), body: { text: 'x' } }),
    ['colleague'],
  ),
  'PATCH /support/{supportId}': workspace(
    (records) => ({ ...ofTicket(records), body: { version: 1, status: 'closed' } }),
    ['colleague'],
  ),
};
