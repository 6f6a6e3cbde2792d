import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { boardContract } from '#tasks/board/contract.ts';
import { boardLiveTopic } from '#tasks/board/server/live-topic.ts';
import { boardOperations } from '#tasks/board/server/operations.ts';
import { ownData, spaceRecords } from './records.ts';

export const capability = defineServerCapability({
  contract: boardContract,
  operations: boardOperations,
  jobs: [],
  liveTopics: (database, gate) => [boardLiveTopic(database, gate)],
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
