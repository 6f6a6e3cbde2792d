import { finds } from '#projects/server/findable.ts';
import { waiting } from '#projects/management/server/projects-waiting.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { listProjectsOf } from '#projects/server/list/list-projects-of.ts';
import { projectsContract } from '#projects/contract.ts';
import { professionalsContract } from '#projects/professionals/contract.ts';
import { sharesContract } from '#projects/briefs/contract/shares.ts';
import { templatesContract } from '#projects/briefs/contract/templates.ts';
import { projectsOperations } from '#projects/server/operations.ts';
import { briefPageHead } from '#projects/server/page-head.ts';
import { managementContract } from '#projects/management/contract.ts';
import { managementOperations } from '#projects/management/server/operations.ts';
import { ownData, spaceRecords } from '#projects/server/records.ts';
import { professionalsOperations } from '#projects/server/professionals-operations.ts';
import { sharesOperations } from '#projects/briefs/server/shares/operations.ts';
import { templatesOperations } from '#projects/briefs/server/templates/operations.ts';

export const capability = defineServerCapability({
  contract: {
    ...projectsContract,
    ...professionalsContract,
    ...templatesContract,
    ...sharesContract,
    ...managementContract,
  },
  operations: [
    ...projectsOperations,
    ...professionalsOperations,
    ...templatesOperations,
    ...sharesOperations,
    ...managementOperations,
  ],
  jobs: [],
  liveTopics: () => [],
  waiting,
  finds,
  pageHead: briefPageHead,
  serveForMachines: null,
  listSitemapFiles: null,
  supplies: { listProjectsOf },
  tablesOpenToTriggers: ['projects', 'project_professionals'],
  ownData,
  spaceRecords,
});
