import { administrator, companyOrAdministratorWith, companyWith } from '#platform/testing/access-row.ts';
import { reasons } from '#platform/testing/named-columns.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import { ledgerPath, paymentsPath, statementPath, walletPaths } from '#wallet/paths.ts';
import type { capability as server } from '#wallet/server/capability.ts';
import { makeRecords } from './make-records.ts';
import { samples } from './samples.ts';

export const capability = defineTestingCapability<typeof server.contract>({
  samples,
  makeRecords,
  documentedCalls: ['GET /balance'],
  access: [
    {
      says: 'PRJ-06, issue F section 2: credits ask accessPayments; giving them also assignProfessionals, which the use case checks',
      who: companyWith('accessPayments'),
      calls: ['GET /allocations'],
    },
    {
      says: 'PRJ-06 and decision 38: whoever moves credits has confirmed the e-mail',
      who: { roles: ['company'], right: 'accessPayments', verified: true },
      calls: ['POST /allocations', 'POST /allocations/returns'],
    },
    {
      says: 'section 6, issue F: who sees payments reads the wallet; administrators any company’s',
      who: companyOrAdministratorWith('accessPayments'),
      calls: ['GET /wallet', 'GET /wallet/lines', 'GET /wallet/file', 'GET /wallet/receipts/{transactionId}'],
    },
    {
      says: 'MON-06, section 6: administrators prove the ledger and read the proofs',
      who: administrator,
      calls: ['GET /ledgerProofs', 'POST /ledgerProofs'],
    },
  ],
  words: null,
  namedColumns: [
    [
      reasons.fewWords,
      'ledger_accounts.kind ledger_accounts.currency ledger_transactions.type ledger_transactions.currency ledger_transactions.cause_kind ledger_reservations.state',
    ],
    [reasons.hashes, 'ledger_transactions.content_hash ledger_days.hash'],
    [reasons.idsAndFigures, 'ledger_accounts.key ledger_transactions.idempotency_key ledger_proofs.differences'],
  ],
  pages: {
    'a company': ({ squad }) => [
      walletPaths.wallet(),
      statementPath,
      paymentsPath,
      walletPaths.allocate(),
      walletPaths.allocated(squad.projectId),
    ],
    'an administrator': () => [ledgerPath],
  },
});
