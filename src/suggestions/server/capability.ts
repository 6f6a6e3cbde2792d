import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { suggestionsContract } from '#suggestions/contract.ts';
import { suggestionsOperations } from '#suggestions/server/operations.ts';
import { ownData } from '#suggestions/server/records.ts';

export const capability = defineServerCapability({
  contract: suggestionsContract,
  operations: suggestionsOperations,
  jobs: [],
  liveTopics: () => [],
  waiting: null,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {},
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords: null,
});
