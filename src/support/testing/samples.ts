import { type AccessSample, type AccessSamples, nobody, type SampleRecords } from '#platform/testing/access-sample.ts';
import type { capability } from '#support/server/capability.ts';

/** A ticket of a company: colleagues read and write only tickets they opened themselves, and professionals only their own, which are of no company. */
const ofTicket = (parts: object = {}): AccessSample => ({
  of: 'workspace',
  parts: ({ supportId }: SampleRecords) => ({ params: { supportId }, ...parts }),
  policyForbids: ['colleague'],
  hiddenFrom: ['member'],
});

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /support': nobody(),
  'POST /support': nobody({ body: {} }),
  'GET /support/{supportId}': ofTicket(),
  'POST /support/{supportId}/messages': ofTicket({ body: { text: 'x' } }),
  'PATCH /support/{supportId}': ofTicket({ body: { version: 1, status: 'closed' } }),
};
