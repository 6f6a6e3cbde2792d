import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { noticesContract } from '#notices/contract.ts';
import { noticesLiveTopic } from '#notices/server/live-topic.ts';
import { noticesOperations } from '#notices/server/operations.ts';
import { purgeNotices } from '#notices/server/purge-notices.ts';
import { ownData, spaceRecords } from '#notices/server/records.ts';
import { writeDigestsJob } from '#notices/server/write-digests.ts';

export const capability = defineServerCapability({
  contract: noticesContract,
  operations: noticesOperations,
  jobs: [purgeNotices, writeDigestsJob],
  liveTopics: (_database, gate) => [noticesLiveTopic(gate)],
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
