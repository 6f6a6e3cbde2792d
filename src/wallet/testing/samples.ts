import { type AccessSamples, nobody, type SampleRecords, workspace } from '#platform/testing/access-sample.ts';
import type { capability } from '#wallet/server/capability.ts';

const ofOwner = ({ ownerId }: SampleRecords) => ({ userId: ownerId });
const ofInvoiced = ({ invoicedTransactionId }: SampleRecords) => ({
  params: { transactionId: invoicedTransactionId },
});
/** The project has nobody with an agreed price, and the wallet nothing: what the call asks for is refused after the record was found. */
const nobodyToPay = '00000000-0000-4000-8000-000000000000';

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /ledgerProofs': nobody(),
  'POST /ledgerProofs': nobody(),
  'POST /ledgerDifferences/{differenceId}/explanation': {
    of: 'nobody',
    parts: ({ ledgerDifferenceId: differenceId }) => ({ params: { differenceId }, body: { reason: 'Conferido' } }),
  },
  'POST /settlements': nobody({ body: { currency: 'BRL', cents: 10_000, feeCents: 100 } }),
  'GET /ledgerEntries/{month}': nobody({ params: { month: '2026-02' } }),
  'GET /wallet': workspace((records) => ({ query: ofOwner(records) })),
  'GET /wallet/lines': workspace((records) => ({ query: { ...ofOwner(records), view: 'statement' } })),
  'GET /wallet/file': workspace((records) => ({ query: { ...ofOwner(records), view: 'payments', format: 'csv' } })),
  'GET /wallet/receipts/{transactionId}': workspace((records) => ({
    params: { transactionId: records.ledgerTransactionId },
    query: ofOwner(records),
  })),
  'PUT /wallet/invoices/{transactionId}': {
    of: 'nobody',
    parts: ({ ledgerTransactionId: transactionId }) => ({
      params: { transactionId },
      body: { number: '2026/118', issuedOn: '2026-02-10', version: 0 },
    }),
  },
  'POST /wallet/invoices/{transactionId}/file': {
    of: 'nobody',
    parts: (records) => ({
      ...ofInvoiced(records),
      query: { version: 1 },
      body: '%PDF-1.7',
      headers: { 'content-type': 'application/octet-stream' },
    }),
  },
  'GET /wallet/invoices/{transactionId}/file': workspace((records) => ({
    ...ofInvoiced(records),
    query: ofOwner(records),
  })),
  'GET /allocations': nobody(),
  'POST /allocations': workspace(({ projectId }) => ({
    body: { projectId, hires: [{ hireId: nobodyToPay, minutes: 60 }] },
  })),
  'POST /allocations/returns': workspace(({ projectId }) => ({ body: { projectId, cents: 1 } })),
  'GET /serviceFees': nobody(),
  'POST /serviceFees': nobody({ body: { basisPoints: 1_400, startsAt: '2036-01-01T12:00:00Z' } }),
  'GET /serviceFees/projects': nobody(),
  'GET /hirePrices': nobody(),
  'PUT /hirePrices/{hireId}/first': workspace(({ professionalId }) => ({
    params: { hireId: professionalId },
    body: { grossCents: 10_000, monthlyHours: 80, reason: 'Agreed by email' },
  })),
  'PUT /hirePrices/{hireId}': {
    of: 'nobody',
    parts: ({ professionalId }) => ({
      params: { hireId: professionalId },
      body: { grossCents: 10_000, seenCents: null, reason: 'Agreed by phone' },
    }),
  },
  'GET /balance': workspace((records) => ({ query: ofOwner(records) })),
};
