import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { profilesContract } from '#profiles/contract.ts';
import { portfolioContract } from '#profiles/portfolio/contract.ts';
import { portfolioOperations } from '#profiles/portfolio/server/operations.ts';
import { waiting } from '#profiles/portfolio/server/waiting.ts';
import { profilesOperations } from '#profiles/server/operations.ts';
import { ownData } from '#profiles/server/records.ts';

export const capability = defineServerCapability({
  contract: { ...profilesContract, ...portfolioContract },
  operations: [...profilesOperations, ...portfolioOperations],
  jobs: [],
  liveTopics: () => [],
  waiting,
  finds: [],
  pageHead: null,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: {},
  tablesOpenToTriggers: ['profiles'],
  ownData,
  spaceRecords: null,
});
