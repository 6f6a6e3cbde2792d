import { waiting } from '#support/server/waiting.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { mailQueueJob } from '#support/desk/server/mail-queue.ts';
import { supportLiveTopics } from '#support/server/live-topics.ts';
import { supportContract } from '#support/contract.ts';
import { supportOperations } from '#support/server/operations.ts';
import { ownData, spaceRecords } from '#support/server/records.ts';

export const capability = defineServerCapability({
  contract: supportContract,
  operations: supportOperations,
  jobs: [mailQueueJob],
  liveTopics: supportLiveTopics,
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
