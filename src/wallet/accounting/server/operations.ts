import { implement } from '#platform/http/implement.ts';
import { accountingContract } from '#wallet/accounting/contract.ts';
import { exportMonth } from './export-month.ts';

export const accountingOperations = implement(accountingContract, {
  'GET /ledgerEntries/{month}': ({ params, context }) => exportMonth(context, params.month),
});
