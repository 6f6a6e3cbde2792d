import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { ledgerContract } from '#wallet/ledger/contract.ts';
import { expireReservationsJob } from '#wallet/ledger/server/expire-job.ts';
import { ledgerOperations } from '#wallet/ledger/server/operations.ts';
import { proveNightlyJob } from '#wallet/ledger/server/prove-nightly.ts';
import { allocationsContract } from '#wallet/allocations/contract.ts';
import { readCreditsOfProjects } from '#wallet/allocations/server/credits-of-projects.ts';
import { allocationsOperations } from '#wallet/allocations/server/operations.ts';
import { statementsContract } from '#wallet/statements/contract.ts';
import { statementsOperations } from '#wallet/statements/server/operations.ts';
import { walletContract } from '#wallet/contract.ts';
import { walletOperations } from '#wallet/server/operations.ts';
import { ownData, spaceRecords } from './records.ts';
import { waiting } from './waiting.ts';

export const capability = defineServerCapability({
  contract: { ...walletContract, ...ledgerContract, ...statementsContract, ...allocationsContract },
  operations: [...walletOperations, ...ledgerOperations, ...statementsOperations, ...allocationsOperations],
  jobs: [proveNightlyJob, expireReservationsJob],
  liveTopics: () => [],
  waiting,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: { readCreditsOfProjects },
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});
