import { feedPaths } from '#jobs/paths.ts';
import { defineServerCapability } from '#platform/capability/server-capability.ts';
import { productPageHead } from '#product-pages/server/page-head.ts';
import { servePagesSitemap } from '#product-pages/server/serve-pages-sitemap.ts';

export const capability = defineServerCapability({
  contract: {},
  operations: [],
  jobs: [],
  liveTopics: () => [],
  waiting: null,
  finds: [],
  pageHead: productPageHead,
  serveForMachines: servePagesSitemap,
  listSitemapFiles: async () => [feedPaths.sitemapOfPages],
  supplies: {},
  tablesOpenToTriggers: [],
  ownData: null,
  spaceRecords: null,
});
