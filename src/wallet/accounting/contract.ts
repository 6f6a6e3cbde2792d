import { z } from 'zod';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';

export const accountingContract = defineContract({
  'GET /ledgerEntries/{month}': operation({
    summary: 'The ledger of a month in São Paulo (`YYYY-MM`) as CSV for bookkeeping, an entry of two accounts a row',
    access: { roles: ['admin'] },
    params: z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/) }),
    output: fileAnswer,
    limit: { count: 60, seconds: 3600 },
  }),
});
