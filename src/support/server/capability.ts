import { waiting } from '#support/server/waiting.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { supportContract } from '#support/contract.ts';
import { supportOperations } from '#support/server/operations.ts';
import { ownData, spaceRecords } from '#support/server/records.ts';

export const capability = defineServerCapability({
  contract: supportContract,
  operations: supportOperations,
  jobs: [],
  liveTopics: () => [],
  waiting,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {},
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords,
});
