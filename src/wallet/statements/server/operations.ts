import { implement } from '#platform/http/implement.ts';
import { statementsContract } from '#wallet/statements/contract.ts';
import { cancelFile, downloadFile, readFile, readLatestFile, startFile } from './files/file-calls.ts';
import { attachInvoice, removeInvoice } from './invoices/attach-invoice.ts';
import { addInvoiceFile, downloadInvoice } from './invoices/invoice-file.ts';
import { readLines } from './read-lines.ts';
import { readWallets } from './read-wallets.ts';
import { writeReceipt } from './write-receipt.ts';

export const statementsOperations = implement(statementsContract, {
  'GET /wallet': ({ query, context }) => readWallets(context, query.userId),
  'GET /wallet/lines': ({ query, context }) => readLines(context, query),
  'GET /wallet/files': ({ query, context }) => readLatestFile(context, query.userId),
  'POST /wallet/files': ({ body, context }) => startFile(context, body),
  'GET /wallet/files/{reportId}': ({ params, context }) => readFile(context, params.reportId),
  'POST /wallet/files/{reportId}/cancel': ({ params, context }) => cancelFile(context, params.reportId),
  'GET /wallet/files/{reportId}/file': ({ params, context }) => downloadFile(context, params.reportId),
  'GET /wallet/receipts/{transactionId}': ({ params, query, context }) =>
    writeReceipt(context, params.transactionId, query.userId),
  'PUT /wallet/invoices/{transactionId}': ({ params, body, context }) =>
    attachInvoice(context, params.transactionId, body),
  'POST /wallet/invoices/{transactionId}/file': ({ params, query, body, context }) =>
    addInvoiceFile(context, params.transactionId, query.version, body),
  'DELETE /wallet/invoices/{transactionId}': async ({ params, query, context }) => {
    await removeInvoice(context, params.transactionId, query.version);
    return { done: true as const };
  },
  'GET /wallet/invoices/{transactionId}/file': ({ params, query, context }) =>
    downloadInvoice(context, params.transactionId, query.userId),
});
