import { cameBy } from '#statistics/server/came-by.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { statisticsContract } from '#statistics/contract.ts';
import { foldTalliesJob } from '#statistics/server/fold-tallies.ts';
import { statisticsOperations } from '#statistics/server/operations.ts';
import { spaceRecords } from '#statistics/server/records.ts';

export const capability = defineServerCapability({
  contract: statisticsContract,
  operations: statisticsOperations,
  jobs: [foldTalliesJob],
  liveTopics: () => [],
  waiting: null,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: { cameBy },
  tablesOpenToTriggers: [],
  ownData: null,
  spaceRecords,
});
