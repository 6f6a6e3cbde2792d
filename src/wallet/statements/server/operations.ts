import { implement } from '#platform/http/implement.ts';
import { statementsContract } from '#wallet/statements/contract.ts';
import { readLines } from './read-lines.ts';
import { readWallets } from './read-wallets.ts';
import { writeLines } from './write-file.ts';
import { writeReceipt } from './write-receipt.ts';

export const statementsOperations = implement(statementsContract, {
  'GET /wallet': ({ query, context }) => readWallets(context, query.userId),
  'GET /wallet/lines': ({ query, context }) => readLines(context, query),
  'GET /wallet/file': ({ query, context }) => writeLines(context, query),
  'GET /wallet/receipts/{transactionId}': ({ params, query, context }) =>
    writeReceipt(context, params.transactionId, query.userId),
});
