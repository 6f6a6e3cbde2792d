import { ownDataContract } from '#own-data/contract.ts';
import { ownDataJobs } from '#own-data/server/jobs.ts';
import { ownDataOperations } from '#own-data/server/operations.ts';
import { ownData } from '#own-data/server/records.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: ownDataContract,
  operations: ownDataOperations,
  jobs: ownDataJobs,
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
