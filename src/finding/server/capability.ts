import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { findingContract } from '#finding/contract.ts';
import { findingOperations } from '#finding/server/operations.ts';

export const capability = defineServerCapability({
  contract: findingContract,
  operations: findingOperations,
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
