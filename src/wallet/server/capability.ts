import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { walletContract } from '#wallet/contract.ts';
import { walletOperations } from '#wallet/server/operations.ts';

export const capability = defineServerCapability({
  contract: walletContract,
  operations: walletOperations,
  jobs: [],
  liveTopics: () => [],
  waiting: null,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {},
  tablesOpenToTriggers: [],
  ownData: null,
  spaceRecords: null,
});
