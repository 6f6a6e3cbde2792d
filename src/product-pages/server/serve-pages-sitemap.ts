import type { FastifyInstance } from 'fastify';
import { feedPaths } from '#jobs/paths.ts';
import * as sitemap from '#jobs/feeds/rules/sitemap-xml.ts';
import { cacheForMinutes } from '#jobs/feeds/server/feed-answer.ts';
import { productPages, productPaths } from '#product-pages/paths.ts';

/** The pages about the product, for search engines. */
export function servePagesSitemap(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  app.get(feedPaths.sitemapOfPages, async (_request, reply) => {
    const addresses = productPages.map((page) => sitemap.sitemapAddress(publicUrl + productPaths[page], null));
    return cacheForMinutes(reply)
      .type(sitemap.XML_TYPE)
      .send(sitemap.sitemapStart + addresses.join('') + sitemap.sitemapEnd);
  });
}
