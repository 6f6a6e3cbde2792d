import { type AccessSamples, member, nobody, type SampleRecords } from '#platform/testing/access-sample.ts';
import type { capability } from '#payouts/server/capability.ts';

const ofPayment = ({ paymentId }: SampleRecords) => ({ params: { paymentId } });

export const samples: AccessSamples<typeof capability.contract> = {
  'POST /fiscalIdentities/{memberId}/look': {
    of: 'nobody',
    parts: ({ goneMemberId: memberId }) => ({ params: { memberId } }),
  },
  'GET /payRuns': nobody(),
  'GET /payRuns/preview': nobody(),
  // No sample has just these sums: what the preview showed has changed.
  'POST /payRuns': nobody({ body: { grossCents: 1, netCents: 1 } }),
  'PUT /withheldTaxes/{memberId}': {
    of: 'nobody',
    parts: ({ memberId }) => ({
      params: { memberId },
      body: { netCents: 8_500, inssCents: 935, irrfCents: 0, issCents: 0 },
    }),
  },
  'GET /withheldTaxes': nobody(),
  'POST /taxPayments': nobody({
    body: { tax: 'inss', month: '2026-02', cents: 100, paidOn: '2026-03-10', guide: '07.26' },
  }),
  'GET /payRuns/{runId}': { of: 'nobody', parts: ({ payRunId: runId }) => ({ params: { runId } }) },
  'GET /remittances': nobody(),
  // The product of the walks does not pay by files.
  'POST /remittances': nobody(),
  'GET /remittances/{fileId}/file': {
    of: 'nobody',
    parts: ({ remittanceId: fileId }) => ({ params: { fileId } }),
  },
  'POST /remittances/{fileId}/withdrawal': {
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
  'POST /ownPayments/notas/{hireId}/{month}': member(({ professionalId: hireId, workedMonth: month }) => ({
    params: { hireId, month },
    query: { number: '42', issuedOn: '2026-02-10' },
    body: '%PDF-1.7',
    headers: { 'content-type': 'application/octet-stream' },
  })),
  'GET /professionalNotas/{notaId}/file': { of: 'nobody', parts: ({ notaId }) => ({ params: { notaId } }) },
  'GET /ownPayments/{paymentId}/statement': member(ofPayment),
  'GET /ownPayments/years/{year}': nobody({ params: { year: new Date().getFullYear() } }),
};
