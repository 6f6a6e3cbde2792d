import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { referencesContract } from '#references/contract.ts';
import { followRequestsJob, purgeReferencesJob } from './follow-requests.ts';
import { referencesOperations } from './operations.ts';
import { ownData, spaceRecords } from './records.ts';

export const capability = defineServerCapability({
  contract: referencesContract,
  operations: referencesOperations,
  jobs: [followRequestsJob, purgeReferencesJob],
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
