import { finds } from '#talent/server/findable.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { talentContract } from '#talent/contract.ts';
import { talentOperations } from '#talent/server/operations.ts';
import { talentPageHead } from '#talent/server/page-head.ts';
import { listPeopleSitemapFiles, servePeopleSitemap } from '#talent/server/serve-people-sitemap.ts';
import { serveTalentPreviews } from '#talent/server/serve-talent-previews.ts';

export const capability = defineServerCapability({
  contract: talentContract,
  operations: talentOperations,
  jobs: [],
  liveTopics: () => [],
  waiting: null,
  finds,
  pageHead: talentPageHead,
  serveForMachines: (app, place) => {
    servePeopleSitemap(app, place);
    serveTalentPreviews(app, place);
  },
  listSitemapFiles: ({ database }) => listPeopleSitemapFiles(database),
  supplies: {},
  tablesOpenToTriggers: [],
  ownData: null,
  spaceRecords: null,
});
