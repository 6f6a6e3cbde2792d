import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { projectsContract } from '#projects/contract.ts';
import { professionalsContract } from '#projects/contract/professionals.ts';
import { sharesContract } from '#projects/contract/shares.ts';
import { templatesContract } from '#projects/contract/templates.ts';
import { projectsOperations } from '#projects/server/operations.ts';
import { briefPageHead } from '#projects/server/page-head.ts';
import { professionalsOperations } from '#projects/server/professionals/operations.ts';
import { sharesOperations } from '#projects/server/shares/operations.ts';
import { templatesOperations } from '#projects/server/templates/operations.ts';

export const capability = defineServerCapability({
  contract: { ...projectsContract, ...professionalsContract, ...templatesContract, ...sharesContract },
  operations: [...projectsOperations, ...professionalsOperations, ...templatesOperations, ...sharesOperations],
  jobs: [],
  liveTopics: () => [],
  pageHead: briefPageHead,
  serveForMachines: null,
  listSitemapFiles: null,
  tablesOpenToTriggers: [],
});
