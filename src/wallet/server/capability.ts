import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { readCreditsOfProjects } from '#wallet/allocations/server/project-credits.ts';
import { coverPayableHours } from '#wallet/hours/server/cover-payable-hours.ts';
import { walletLiveTopic } from '#wallet/ledger/server/announce-wallet.ts';
import { ledgerApprovals } from '#wallet/ledger/server/entries-by-two.ts';
import { hasHadCredits } from '#wallet/ledger/server/read-balances.ts';
import { proveNightlyJob } from '#wallet/ledger/server/prove-ledger.ts';
import { hirePriceApproval } from '#wallet/prices/server/price-hire.ts';
import { freezeServiceFee, readServiceFees, serviceFeeApproval } from '#wallet/prices/server/service-fees.ts';
import { walletContract, walletOperations } from './operations.ts';
import { ownData, spaceRecords } from './records.ts';
import { waiting } from './waiting.ts';

export const capability = defineServerCapability({
  contract: walletContract,
  operations: walletOperations,
  jobs: [proveNightlyJob],
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
    hasHadCredits,
    freezeServiceFee,
    approvalKinds: {
      serviceFee: serviceFeeApproval,
      hirePrice: hirePriceApproval,
      ...ledgerApprovals,
    },
  },
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});
