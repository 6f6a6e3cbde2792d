import { type AccessSamples, workspace } from '#application/testing/access-samples/sample.ts';

export const walletSamples: AccessSamples = {
  'GET /balance': workspace(({ ownerId }) => ({ query: { userId: ownerId } })),
};
