import { reasons } from '#platform/testing/named-columns.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { ledgerPath, pricesPath, paymentsPath, statementPath, walletPaths } from '#wallet/paths.ts';
import type { capability as server } from '#wallet/server/capability.ts';
import { makeRecords } from './make-records.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  words: null,
  namedColumns: [
    [
      reasons.fewWords,
      'ledger_accounts.kind ledger_accounts.currency ledger_transactions.type ledger_transactions.currency ledger_transactions.cause_kind ledger_reservations.state ledger_differences.kind ledger_differences.currency ledger_differences.scope invoices.file_format',
    ],
    [reasons.hashes, 'ledger_transactions.content_hash ledger_days.hash invoices.file_key'],
    [reasons.ofCompany, 'invoices.number'],
    ['what administrators say of the books, which stay as long as the law asks', 'ledger_differences.reason'],
    [
      reasons.idsAndFigures,
      'ledger_accounts.key ledger_transactions.idempotency_key ledger_proofs.balances ledger_differences.about',
    ],
  ],
  pages: {
    'a company': ({ squad }) => [
      walletPaths.wallet(),
      statementPath,
      paymentsPath,
      walletPaths.allocate(),
      walletPaths.allocated(squad.projectId),
    ],
    'an administrator': () => [ledgerPath, pricesPath],
  },
});
