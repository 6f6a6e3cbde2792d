import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { waitingContract } from '#waiting/contract.ts';
import { waitingLiveTopic } from '#waiting/server/live-topic.ts';
import { waitingOperations } from '#waiting/server/operations.ts';

export const capability = defineServerCapability({
  contract: waitingContract,
  operations: waitingOperations,
  jobs: [],
  liveTopics: (database, gate) => [waitingLiveTopic(database, gate)],
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
