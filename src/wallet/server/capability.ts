import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { accountingContract } from '#wallet/accounting/contract.ts';
import { accountingOperations } from '#wallet/accounting/server/operations.ts';
import { ledgerContract } from '#wallet/ledger/contract.ts';
import { COUNTER_ENTRY_KIND, counterEntryApproval } from '#wallet/ledger/server/differences/explain-difference.ts';
import { SETTLEMENT_KIND, settlementApproval } from '#wallet/ledger/server/settlement.ts';
import { expireReservationsJob } from '#wallet/ledger/server/reserve-money.ts';
import { walletLiveTopic } from '#wallet/ledger/server/announce-wallet.ts';
import { ledgerOperations } from '#wallet/ledger/server/operations.ts';
import { proveNightlyJob } from '#wallet/ledger/server/prove-ledger.ts';
import { coverPayableHours } from '#wallet/hours/server/cover-payable-hours.ts';
import { pricesContract } from '#wallet/prices/contract.ts';
import { HIRE_PRICE_KIND, hirePriceApproval } from '#wallet/prices/server/price-hire.ts';
import { pricesOperations } from '#wallet/prices/server/operations.ts';
import {
  freezeServiceFee,
  readServiceFees,
  SERVICE_FEE_KIND,
  serviceFeeApproval,
} from '#wallet/prices/server/service-fees.ts';
import { allocationsContract } from '#wallet/allocations/contract.ts';
import { readCreditsOfProjects } from '#wallet/allocations/server/project-credits.ts';
import { allocationsOperations } from '#wallet/allocations/server/operations.ts';
import { statementsContract } from '#wallet/statements/contract.ts';
import { walletFileJobs } from '#wallet/statements/server/files/make-file.ts';
import { statementsOperations } from '#wallet/statements/server/operations.ts';
import { walletContract } from '#wallet/contract.ts';
import { walletOperations } from '#wallet/server/operations.ts';
import { ownData, spaceRecords } from './records.ts';
import { waiting } from './waiting.ts';

export const capability = defineServerCapability({
  contract: {
    ...walletContract,
    ...ledgerContract,
    ...pricesContract,
    ...statementsContract,
    ...allocationsContract,
    ...accountingContract,
  },
  operations: [
    ...walletOperations,
    ...ledgerOperations,
    ...pricesOperations,
    ...statementsOperations,
    ...allocationsOperations,
    ...accountingOperations,
  ],
  jobs: [proveNightlyJob, expireReservationsJob, ...walletFileJobs],
  liveTopics: (database, gate) => [walletLiveTopic(database, gate)],
  waiting,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {
    readCreditsOfProjects,
    coverPayableHours: (transaction, projectId, { entryIds, ...around }) => {
      const payableNow = new Set(entryIds);
      return coverPayableHours(transaction, projectId, { ...around, isNew: ({ entryId }) => payableNow.has(entryId) });
    },
    readServiceFees,
    freezeServiceFee,
    approvalKinds: {
      [SERVICE_FEE_KIND]: serviceFeeApproval,
      [HIRE_PRICE_KIND]: hirePriceApproval,
      [COUNTER_ENTRY_KIND]: counterEntryApproval,
      [SETTLEMENT_KIND]: settlementApproval,
    },
  },
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});
