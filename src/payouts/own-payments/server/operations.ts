import { implement } from '#platform/http/implement.ts';
import { ownPaymentsContract } from '#payouts/own-payments/contract.ts';
import { readOwnPayments } from './read-own-payments.ts';
import { writeStatement } from './write-statement.ts';
import { writeYear } from './write-year.ts';

export const ownPaymentsOperations = implement(ownPaymentsContract, {
  'GET /ownPayments': ({ query, context }) => readOwnPayments(context, query.cursor),
  'GET /ownPayments/{paymentId}/statement': ({ params, context }) => writeStatement(context, params.paymentId),
  'GET /ownPayments/years/{year}': ({ params, context }) => writeYear(context, params.year),
});
