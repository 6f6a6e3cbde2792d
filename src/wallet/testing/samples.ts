import {
  type AccessSample,
  type AccessSamples,
  member,
  nobody,
  type SampleRecords,
  workspace,
} from '#platform/testing/access-sample.ts';
import type { capability } from '#wallet/server/capability.ts';

const ofPayment = ({ paymentId }: SampleRecords) => ({ params: { paymentId } });
const ofOwner = ({ ownerId }: SampleRecords) => ({ userId: ownerId });
/** The owner asked for it. */
const ofItsAsker: AccessSample = {
  ...workspace(({ walletFileId }) => ({ params: { reportId: walletFileId } })),
  hiddenFrom: ['colleague', 'admin'],
};
const ofInvoiced = ({ invoicedTransactionId }: SampleRecords) => ({
  params: { transactionId: invoicedTransactionId },
});
/** The project has nobody with an agreed price, and the wallet nothing: what the call asks for is refused after the record was found. */
const nobodyToPay = '00000000-0000-4000-8000-000000000000';

export const samples: AccessSamples<typeof capability.contract> = {
  'GET /ledgerProofs': nobody(),
  'POST /ledgerProofs': nobody(),
  'GET /wallet': workspace((records) => ({ query: ofOwner(records) })),
  'GET /wallet/lines': workspace((records) => ({ query: { ...ofOwner(records), view: 'statement' } })),
  'GET /wallet/files': workspace((records) => ({ query: ofOwner(records) })),
  'POST /wallet/files': workspace((records) => ({ body: { ...ofOwner(records), view: 'payments', format: 'csv' } })),
  'GET /wallet/files/{reportId}': ofItsAsker,
  'POST /wallet/files/{reportId}/cancel': ofItsAsker,
  'GET /wallet/files/{reportId}/file': ofItsAsker,
  'GET /wallet/receipts/{transactionId}': workspace((records) => ({
    params: { transactionId: records.ledgerTransactionId },
    query: ofOwner(records),
  })),
  'PUT /wallet/invoices/{transactionId}': {
    of: 'nobody',
    parts: ({ ledgerTransactionId: transactionId }) => ({
      params: { transactionId },
      body: { number: '2026/118', version: 0 },
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
  'DELETE /wallet/invoices/{transactionId}': {
    of: 'nobody',
    parts: (records) => ({ ...ofInvoiced(records), query: { version: 1 } }),
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
  'GET /hirePrices': nobody(),
  'PUT /hirePrices/{hireId}': {
    of: 'nobody',
    parts: ({ professionalId }) => ({
      params: { hireId: professionalId },
      body: { grossCents: 10_000, netCents: 8_500 },
    }),
  },
  'GET /priceQuestions': nobody(),
  'POST /priceQuestions/{hireId}/confirmation': {
    // Whose hire it is is asked before whether there is a price to confirm.
    of: 'workspace',
    parts: ({ professionalId }) => ({
      params: { hireId: professionalId },
      body: { grossCents: 10_000, netCents: 8_500 },
    }),
  },
  'POST /fiscalIdentities/{memberId}/look': {
    of: 'nobody',
    parts: ({ goneMemberId: memberId }) => ({ params: { memberId } }),
  },
  'GET /payRuns': nobody(),
  'GET /payRuns/preview': nobody(),
  // No sample has just these sums: what the preview showed has changed.
  'POST /payRuns': nobody({ body: { grossCents: 1, netCents: 1 } }),
  'POST /payRuns/byHand': {
    of: 'nobody',
    parts: ({ professionalId: hireId }) => ({ body: { hireId, grossCents: 1, netCents: 1 } }),
  },
  'PUT /withheldTaxes/{memberId}': {
    of: 'nobody',
    parts: ({ memberId }) => ({
      params: { memberId },
      body: { netCents: 8_500, inssCents: 935, irrfCents: 0, issCents: 0 },
    }),
  },
  'GET /payRuns/{runId}': { of: 'nobody', parts: ({ payRunId: runId }) => ({ params: { runId } }) },
  'GET /remittances': nobody(),
  // The product of the walks does not pay by files.
  'POST /remittances': nobody(),
  'GET /remittances/{fileId}/file': {
    of: 'nobody',
    parts: ({ remittanceId: fileId }) => ({ params: { fileId } }),
  },
  'POST /remittances/returns': nobody({ body: '0', headers: { 'content-type': 'application/octet-stream' } }),
  'POST /payments/{paymentId}/retry': { of: 'nobody', parts: ofPayment },
  'POST /payments/{paymentId}/byHand': { of: 'nobody', parts: ofPayment },
  'POST /payments/{paymentId}/returned': {
    of: 'nobody',
    parts: ({ handPaymentId: paymentId }) => ({ params: { paymentId } }),
  },
  'GET /ownPayments': nobody(),
  'GET /ownPayments/{paymentId}/statement': member(ofPayment),
  'GET /ownPayments/years/{year}': nobody({ params: { year: new Date().getFullYear() } }),
  'GET /balance': workspace((records) => ({ query: ofOwner(records) })),
};
