import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { searchContract } from '#search/contract.ts';
import { searchOperations } from '#search/server/operations.ts';

export const capability = defineServerCapability({
  contract: searchContract,
  operations: searchOperations,
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
