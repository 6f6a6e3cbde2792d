import { type AccessSamples, nobody, workspace } from '#platform/testing/access-sample.ts';
import type { capability } from '#wallet/server/capability.ts';

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /ledgerProofs': nobody(),
  'POST /ledgerProofs': nobody(),
  'GET /balance': workspace(({ ownerId }) => ({ query: { userId: ownerId } })),
};
