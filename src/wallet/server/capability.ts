import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { ledgerContract } from '#wallet/ledger/contract.ts';
import { expireReservationsJob } from '#wallet/ledger/server/expire-job.ts';
import { walletLiveTopic } from '#wallet/ledger/server/live-topic.ts';
import { ledgerOperations } from '#wallet/ledger/server/operations.ts';
import { proveNightlyJob } from '#wallet/ledger/server/prove-nightly.ts';
import { fiscalContract } from '#wallet/fiscal/contract.ts';
import { forgetIdentitiesJob } from '#wallet/fiscal/server/forget-job.ts';
import { fiscalOperations } from '#wallet/fiscal/server/operations.ts';
import { coverPayableHours } from '#wallet/hours/server/cover-payable-hours.ts';
import { pricesContract } from '#wallet/prices/contract.ts';
import { holdPricesOfGoneJob } from '#wallet/prices/server/hold-prices-of-gone.ts';
import { pricesOperations } from '#wallet/prices/server/operations.ts';
import {
  freezeServiceFee,
  readServiceFees,
  SERVICE_FEE_KIND,
  serviceFeeApproval,
} from '#wallet/prices/server/service-fees.ts';
import { payRunsContract } from '#wallet/pay-runs/contract.ts';
import { RUN_KIND, runApproval } from '#wallet/pay-runs/server/approve-run.ts';
import { FOREIGN_KIND, foreignRunApproval } from '#wallet/pay-runs/server/foreign/approve-foreign-run.ts';
import { handReturnApproval } from '#wallet/pay-runs/server/mending/hand-return.ts';
import { HAND_KIND, HAND_RETURN_KIND, NEW_KEY_KIND } from '#wallet/pay-runs/server/mending/has-open-request.ts';
import { handApproval, newKeyApproval } from '#wallet/pay-runs/server/mending/mend-payment.ts';
import { isToPayOutsideTo } from '#wallet/pay-runs/server/mending/to-pay-outside.ts';
import { payRunsOperations } from '#wallet/pay-runs/server/operations.ts';
import { findPayoutDifferences } from '#wallet/pay-runs/server/prove-payouts.ts';
import { forgetKeysJob } from '#wallet/pay-runs/server/forget-keys.ts';
import { advanceRunsJob } from '#wallet/pay-runs/server/run-job.ts';
import { ownPaymentsContract } from '#wallet/own-payments/contract.ts';
import { tellYearJob } from '#wallet/own-payments/server/tell-year-job.ts';
import { ownPaymentsOperations } from '#wallet/own-payments/server/operations.ts';
import { allocationsContract } from '#wallet/allocations/contract.ts';
import { readCreditsOfProjects } from '#wallet/allocations/server/credits-of-projects.ts';
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
    ...fiscalContract,
    ...pricesContract,
    ...statementsContract,
    ...allocationsContract,
    ...payRunsContract,
    ...ownPaymentsContract,
  },
  operations: [
    ...walletOperations,
    ...ledgerOperations,
    ...fiscalOperations(isToPayOutsideTo),
    ...pricesOperations,
    ...statementsOperations,
    ...allocationsOperations,
    ...payRunsOperations,
    ...ownPaymentsOperations,
  ],
  jobs: [
    proveNightlyJob,
    expireReservationsJob,
    advanceRunsJob,
    holdPricesOfGoneJob,
    forgetIdentitiesJob,
    forgetKeysJob,
    tellYearJob,
    ...walletFileJobs,
  ],
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
    findPayoutDifferences,
    approvalKinds: {
      [SERVICE_FEE_KIND]: serviceFeeApproval,
      [RUN_KIND]: runApproval,
      [FOREIGN_KIND]: foreignRunApproval,
      [HAND_KIND]: handApproval,
      [HAND_RETURN_KIND]: handReturnApproval,
      [NEW_KEY_KIND]: newKeyApproval,
    },
  },
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});
