import { finds } from '#jobs/server/findable.ts';
import { jobsContract } from '#jobs/contract.ts';
import { serveFeeds } from '#jobs/feeds/server/serve-feeds.ts';
import { serveSitemap } from '#jobs/feeds/server/serve-sitemap.ts';
import { jobBoardJobs } from '#jobs/server/jobs.ts';
import { jobsOperations } from '#jobs/server/operations.ts';
import { ownData } from '#jobs/server/records.ts';
import { jobPageHead } from '#jobs/vacancy/server/page-head.ts';
import { servePreview } from '#jobs/vacancy/server/serve-preview.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';

export const capability = defineServerCapability({
  contract: jobsContract,
  operations: jobsOperations,
  jobs: jobBoardJobs,
  liveTopics: () => [],
  waiting: null,
  finds,
  pageHead: jobPageHead,
  serveForMachines: (app, place) => {
    serveFeeds(app, place);
    serveSitemap(app, place, { listFurther: place.listSitemapFiles });
    servePreview(app, place);
  },
  listSitemapFiles: null,
  supplies: {},
  tablesOpenToTriggers: [],
  ownData,
  spaceRecords: null,
});
