import { implement } from '#platform/http/implement.ts';
import { ownPaymentsContract } from '#payouts/own-payments/contract.ts';
import { attachNota, readNota } from './notas.ts';
import { readOwnPayments } from './read-own-payments.ts';
import { writeStatement } from './write-statement.ts';
import { writeYear } from './write-year.ts';

export const ownPaymentsOperations = implement(ownPaymentsContract, {
  'GET /ownPayments': ({ query, context }) => readOwnPayments(context, query.cursor),
  'POST /ownPayments/notas/{hireId}/{month}': async ({ params, query, body, context }) => {
    await attachNota(context, params, { ...query, upload: body });
    return { done: true as const };
  },
  'GET /professionalNotas/{notaId}/file': ({ params, context }) => readNota(context, params.notaId),
  'GET /ownPayments/{paymentId}/statement': ({ params, context }) => writeStatement(context, params.paymentId),
  'GET /ownPayments/years/{year}': ({ params, context }) => writeYear(context, params.year),
});
