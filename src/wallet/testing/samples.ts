import { type AccessSamples, nobody, type SampleRecords, workspace } from '#platform/testing/access-sample.ts';
import type { capability } from '#wallet/server/capability.ts';

const ofOwner = ({ ownerId }: SampleRecords) => ({ userId: ownerId });
/** The project has nobody with an agreed price, and the wallet nothing: what the call asks for is refused after the record was found. */
const nobodyToPay = '00000000-0000-4000-8000-000000000000';

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /ledgerProofs': nobody(),
  'POST /ledgerProofs': nobody(),
  'GET /wallet': workspace((records) => ({ query: ofOwner(records) })),
  'GET /wallet/lines': workspace((records) => ({ query: { ...ofOwner(records), view: 'statement' } })),
  'GET /wallet/file': workspace((records) => ({ query: { ...ofOwner(records), view: 'payments', format: 'csv' } })),
  'GET /wallet/receipts/{transactionId}': workspace((records) => ({
    params: { transactionId: records.ledgerTransactionId },
    query: ofOwner(records),
  })),
  'GET /allocations': nobody(),
  'POST /allocations': workspace(({ projectId }) => ({
    body: { projectId, hires: [{ hireId: nobodyToPay, minutes: 60 }] },
  })),
  'POST /allocations/returns': workspace(({ projectId }) => ({ body: { projectId, cents: 1 } })),
  'GET /balance': workspace((records) => ({ query: ofOwner(records) })),
};
