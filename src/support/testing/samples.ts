import { type AccessSamples, nobody, workspace, type SampleRecords } from '#platform/testing/access-sample.ts';
import type { capability } from '#support/server/capability.ts';

const ofTicket = ({ supportId }: SampleRecords) => ({ params: { supportId } });

/** Colleagues read and write only tickets they opened themselves. */
export const samples: AccessSamples<typeof capability.contract> = {
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
