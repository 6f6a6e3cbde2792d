import { entitlementsContract } from '#entitlements/contract.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { entitlementsOperations } from './operations.ts';
import { ownData, spaceRecords } from './records.ts';

export const capability = defineServerCapability({
  contract: entitlementsContract,
  operations: entitlementsOperations,
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
  spaceRecords,
});
