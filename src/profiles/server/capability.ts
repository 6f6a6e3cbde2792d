import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { profilesContract } from '#profiles/contract.ts';
import { profilesOperations } from '#profiles/server/operations.ts';
import { ownData } from '#profiles/server/records.ts';

export const capability = defineServerCapability({
  contract: profilesContract,
  operations: profilesOperations,
  jobs: [],
  liveTopics: () => [],
  waiting: null,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {},
  tablesOpenToTriggers: ['profiles'],
  ownData,
  spaceRecords: null,
});
