import { implement } from '#platform/http/implement.ts';
import { taxesContract } from '#payouts/taxes/contract.ts';
import { listTaxes, payTax } from './due-taxes.ts';

export const taxesOperations = implement(taxesContract, {
  'GET /withheldTaxes': async ({ context: { database } }) => ({ taxes: await listTaxes(database) }),
  'POST /taxPayments': ({ body, context }) => payTax(context, body),
});
