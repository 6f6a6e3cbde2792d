import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { taxonomyContract } from '#taxonomy/contract.ts';
import { taxonomyOperations } from '#taxonomy/server/operations.ts';

export const capability = defineServerCapability({
  contract: taxonomyContract,
  operations: taxonomyOperations,
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
