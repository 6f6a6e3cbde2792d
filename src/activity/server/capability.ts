import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { activityContract } from '#activity/contract.ts';
import { activityOperations } from '#activity/server/operations.ts';

export const capability = defineServerCapability({
  contract: activityContract,
  operations: activityOperations,
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
