import { type AccessSamples, nobody, workspace } from '#platform/testing/access-sample.ts';
import type { capability } from '#wallet/server/capability.ts';

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /ledgerProofs': nobody(),
  'POST /ledgerProofs': nobody(),
  'GET /wallet': workspace(({ ownerId }) => ({ query: { userId: ownerId } })),
  'GET /wallet/lines': workspace(({ ownerId }) => ({ query: { userId: ownerId, view: 'statement' } })),
  'GET /wallet/file': workspace(({ ownerId }) => ({ query: { userId: ownerId, view: 'payments', format: 'csv' } })),
  'GET /wallet/receipts/{transactionId}': workspace(({ ownerId, ledgerTransactionId }) => ({
    params: { transactionId: ledgerTransactionId },
    query: { userId: ownerId },
  })),
  'GET /balance': workspace(({ ownerId }) => ({ query: { userId: ownerId } })),
};
