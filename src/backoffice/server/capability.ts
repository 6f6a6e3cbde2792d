import { backofficeContract } from '#backoffice/contract.ts';
import { backofficeOperations } from '#backoffice/server/operations.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: backofficeContract,
  operations: backofficeOperations,
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
