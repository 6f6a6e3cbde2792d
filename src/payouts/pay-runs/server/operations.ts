import { implement } from '#platform/http/implement.ts';
import { payRunsContract } from '#payouts/pay-runs/contract.ts';
import { freezeRun } from './freeze-run.ts';
import { askHandPayment, askHandReturn, retryPayment } from './mending/mend-payment.ts';
import { makeRemittance } from './provider/cnab/make-remittance.ts';
import { askWithdrawal, downloadRemittance, readRemittances } from './provider/cnab/remittances.ts';
import { takeReturn } from './provider/cnab/take-return.ts';
import { listRuns, readPreview, readRun } from './read-runs.ts';
import { typeTaxes } from './taxes/type-taxes.ts';

export const payRunsOperations = implement(payRunsContract, {
  'GET /payRuns': ({ query, context }) => listRuns(context, query.cursor),
  'GET /payRuns/preview': ({ context }) => readPreview(context),
  'POST /payRuns': ({ body, context }) => freezeRun(context, body),
  'PUT /withheldTaxes/{memberId}': async ({ params, body, context }) => {
    await typeTaxes(context, params.memberId, body);
    return { done: true as const };
  },
  'GET /payRuns/{runId}': ({ params, query, context }) => readRun(context, params.runId, query.cursor),
  'GET /remittances': ({ context }) => readRemittances(context),
  'POST /remittances': ({ context }) => makeRemittance(context),
  'GET /remittances/{fileId}/file': ({ params, context }) => downloadRemittance(context, params.fileId),
  'POST /remittances/{fileId}/withdrawal': ({ params, context }) => askWithdrawal(context, params.fileId),
  'POST /remittances/returns': ({ body, context }) => takeReturn(context, body),
  'POST /payments/{paymentId}/retry': ({ params, context }) => retryPayment(context, params.paymentId),
  'POST /payments/{paymentId}/byHand': ({ params, context }) => askHandPayment(context, params.paymentId),
  'POST /payments/{paymentId}/returned': ({ params, context }) => askHandReturn(context, params.paymentId),
});
