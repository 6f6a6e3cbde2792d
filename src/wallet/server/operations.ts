import { implement } from '#platform/http/implement.ts';
import { exportMonth } from '#wallet/accounting/server/export-month.ts';
import { allocationsContract } from '#wallet/allocations/contract.ts';
import { allocateCredits, returnCredits } from '#wallet/allocations/server/allocate-credits.ts';
import { readAllocations } from '#wallet/allocations/server/project-credits.ts';
import { ledgerContract } from '#wallet/ledger/contract.ts';
import { askSettlement, explainDifference } from '#wallet/ledger/server/entries-by-two.ts';
import { listDifferences, listProofs, proveNow } from '#wallet/ledger/server/prove-ledger.ts';
import { pricesContract } from '#wallet/prices/contract.ts';
import { listHiresToPrice } from '#wallet/prices/server/hire-queries.ts';
import { priceHire, priceOwnHire } from '#wallet/prices/server/price-hire.ts';
import { askServiceFee, findProjectsForFee, listServiceFees } from '#wallet/prices/server/service-fees.ts';
import { statementsContract } from '#wallet/statements/contract.ts';
import { writeWalletFile } from '#wallet/statements/server/files/write-wallet-file.ts';
import { addInvoiceFile, attachInvoice, downloadInvoice } from '#wallet/statements/server/invoices.ts';
import { readLines } from '#wallet/statements/server/read-lines.ts';
import { readBalance, readWallets } from '#wallet/statements/server/read-wallets.ts';
import { writeReceipt } from '#wallet/statements/server/write-receipt.ts';

export const walletContract = {
  ...statementsContract,
  ...ledgerContract,
  ...pricesContract,
  ...allocationsContract,
};

export const walletOperations = implement(walletContract, {
  'GET /balance': ({ context, query }) => readBalance(context, query.userId),
  'GET /wallet': ({ query, context }) => readWallets(context, query.userId),
  'GET /wallet/lines': ({ query, context }) => readLines(context, query),
  'GET /wallet/file': ({ query, context }) => writeWalletFile(context, query),
  'GET /wallet/receipts/{transactionId}': ({ params, query, context }) =>
    writeReceipt(context, params.transactionId, query.userId),
  'PUT /wallet/invoices/{transactionId}': ({ params, body, context }) =>
    attachInvoice(context, params.transactionId, body),
  'POST /wallet/invoices/{transactionId}/file': ({ params, query, body, context }) =>
    addInvoiceFile(context, params.transactionId, query.version, body),
  'GET /wallet/invoices/{transactionId}/file': ({ params, query, context }) =>
    downloadInvoice(context, params.transactionId, query.userId),
  'GET /ledgerProofs': async ({ context: { database } }) => ({
    proofs: await listProofs(database),
    differences: await listDifferences(database),
  }),
  'POST /ledgerProofs': ({ context }) => proveNow(context),
  'POST /ledgerDifferences/{differenceId}/explanation': ({ params, body, context }) =>
    explainDifference(context, params.differenceId, body),
  'POST /settlements': ({ body, context }) => askSettlement(context, body),
  'GET /serviceFees': ({ context }) => listServiceFees(context),
  'POST /serviceFees': ({ body, context }) => askServiceFee(context, body),
  'GET /serviceFees/projects': ({ query, context }) => findProjectsForFee(context, query),
  'GET /hirePrices': ({ query, context }) => listHiresToPrice(context, query),
  'PUT /hirePrices/{hireId}/first': ({ params, body, context }) => priceOwnHire(context, params.hireId, body),
  'PUT /hirePrices/{hireId}': ({ params, body, context }) => priceHire(context, params.hireId, body),
  'GET /allocations': ({ context }) => readAllocations(context),
  'POST /allocations': ({ body, context }) => allocateCredits(context, body),
  'POST /allocations/returns': ({ body, context }) => returnCredits(context, body),
  'GET /ledgerEntries/{month}': ({ params, context }) => exportMonth(context, params.month),
});
