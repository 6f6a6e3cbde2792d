import { administrator, professional, companyOrAdministratorWith, companyWith } from '#platform/testing/access-row.ts';
import { reasons } from '#platform/testing/named-columns.ts';
import { defineTestingCapability } from '#platform/testing/testing-capability.ts';
import {
  ledgerPath,
  ownPaymentsPath,
  payRunsPath,
  pricesPath,
  paymentsPath,
  statementPath,
  walletPaths,
} from '#wallet/paths.ts';
import type { capability as server } from '#wallet/server/capability.ts';
import { makeRecords } from './make-records.ts';
import { words } from './plant-words.ts';
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
      says: 'PRJ-06 and R-38: whoever moves credits has confirmed the e-mail',
      who: { roles: ['company'], right: 'accessPayments', verified: true },
      calls: ['POST /allocations', 'POST /allocations/returns'],
    },
    {
      says: 'section 6, issue F: who sees payments reads the wallet; administrators any company’s',
      who: companyOrAdministratorWith('accessPayments'),
      calls: [
        'GET /wallet',
        'GET /wallet/lines',
        'GET /wallet/files',
        'POST /wallet/files',
        'GET /wallet/receipts/{transactionId}',
        'GET /wallet/invoices/{transactionId}/file',
      ],
    },
    {
      says: 'MON-03, as TIM-04: whoever asked for a file follows, stops and downloads it; their right is asked in its space',
      who: { roles: ['company', 'administrator'], withoutSpace: true },
      calls: [
        'GET /wallet/files/{reportId}',
        'POST /wallet/files/{reportId}/cancel',
        'GET /wallet/files/{reportId}/file',
      ],
    },
    {
      says: 'MON-03: a nota fiscal is not ours to make; administrators attach what was issued elsewhere',
      who: administrator,
      calls: [
        'PUT /wallet/invoices/{transactionId}',
        'POST /wallet/invoices/{transactionId}/file',
        'DELETE /wallet/invoices/{transactionId}',
      ],
    },
    {
      says: 'issue F section 2: administrators set the service fee and price hires without an agreement',
      who: administrator,
      calls: ['GET /serviceFees', 'POST /serviceFees', 'GET /hirePrices', 'PUT /hirePrices/{hireId}'],
    },
    {
      says: 'issue F section 1: administrators read who was paid after an account is gone, and each look is recorded',
      who: administrator,
      calls: ['POST /fiscalIdentities/{memberId}/look'],
    },
    {
      says: 'MON-05, issue F section 5: administrators run payments and mend them',
      who: administrator,
      calls: [
        'GET /payRuns',
        'GET /payRuns/preview',
        'POST /payRuns',
        'POST /payRuns/byHand',
        'PUT /withheldTaxes/{memberId}',
        'GET /remittances',
        'POST /remittances',
        'GET /remittances/{fileId}/file',
        'POST /remittances/returns',
        'GET /payRuns/{runId}',
        'POST /payments/{paymentId}/retry',
        'POST /payments/{paymentId}/byHand',
        'POST /payments/{paymentId}/returned',
      ],
    },
    {
      says: 'R-51: professionals see their own money',
      who: professional,
      calls: ['GET /ownPayments', 'GET /ownPayments/{paymentId}/statement', 'GET /ownPayments/years/{year}'],
    },
    {
      says: 'issue F section 2: both sides of a hire confirm a price that replaces what they agreed on',
      who: { roles: ['company', 'professional'], right: 'accessPayments' },
      calls: ['GET /priceQuestions'],
    },
    {
      says: 'issue F section 2 and R-38: whoever confirms a price has confirmed the e-mail',
      who: { roles: ['company', 'professional'], right: 'accessPayments', verified: true },
      calls: ['POST /priceQuestions/{hireId}/confirmation'],
    },
    {
      says: 'MON-06, section 6: administrators prove the ledger and read the proofs',
      who: administrator,
      calls: ['GET /ledgerProofs', 'POST /ledgerProofs'],
    },
  ],
  words,
  namedColumns: [
    [
      'kept encrypted because tax law asks whose money it was, and erased by its own job',
      'fiscal_identities.identity fiscal_identities.key',
    ],
    [
      reasons.fewWords,
      'ledger_accounts.kind ledger_accounts.currency ledger_transactions.type ledger_transactions.currency ledger_transactions.cause_kind ledger_reservations.state pay_runs.state pay_runs.currency pay_runs.needed_approval payments.state payments.currency payments.reason payments.key_kind fiscal_identities.key_kind sandbox_payouts.outcome sandbox_payouts.reason cnab_payments.outcome cnab_payments.reason wallet_files.view wallet_files.format wallet_files.language wallet_files.currency wallet_files.types wallet_files.state invoices.file_format',
    ],
    [reasons.hashes, 'ledger_transactions.content_hash ledger_days.hash wallet_files.file_key invoices.file_key'],
    [reasons.ofCompany, 'invoices.number'],
    [
      reasons.idsAndFigures,
      'ledger_accounts.key ledger_transactions.idempotency_key ledger_proofs.differences payments.reference sandbox_payouts.request_key',
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
    'an administrator': ({ payRunId }) => [ledgerPath, pricesPath, payRunsPath, walletPaths.payRun(payRunId)],
    'a professional': () => [ownPaymentsPath],
  },
});
