import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { feedPaths, jobPath, jobPaths } from '#jobs/paths.ts';
import { type BoardPlace, writeCursor } from '#jobs/board/rules/board-cursor.ts';
import * as sitemap from '#jobs/feeds/rules/sitemap-xml.ts';
import { cacheForMinutes, placeOfRequest } from '#jobs/feeds/server/feed-answer.ts';
import { findNewestMoment, listAddresses, listEndsOfPages } from '#jobs/feeds/server/feed-queries.ts';
import type { PublicPlace } from '#platform/capability/server-capability.ts';

const READ_AT_ONCE = 5_000;

interface SitemapOptions {
  /** Addresses per file. */
  size?: number;
  /** The files of other capabilities, listed whenever the index is requested. */
  listFurther?: () => Promise<string[]>;
}

/** The site map for search engines: an index, the board, and the vacancies in files of 50,000. */
export function serveSitemap(
  app: FastifyInstance,
  place: PublicPlace,
  { size = sitemap.SITEMAP_ADDRESSES, listFurther = async () => [] }: SitemapOptions = {},
): void {
  const { database, publicUrl } = place;

  app.get(feedPaths.robots, async (_request, reply) =>
    cacheForMinutes(reply)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow:\n\nSitemap: ${publicUrl}${feedPaths.sitemap}\n`),
  );

  app.get(feedPaths.sitemap, async (_request, reply) => {
    const jobs = listSitemapFiles(feedPaths.sitemapOfJobs, await listEndsOfPages(database, size));
    const others = await listFurther();
    const files = [feedPaths.sitemapOfBoard, ...jobs, ...others];
    return cacheForMinutes(reply)
      .type(sitemap.XML_TYPE)
      .send(sitemap.sitemapIndex(files.map((file) => publicUrl + file)));
  });

  app.get(feedPaths.sitemapOfBoard, async (_request, reply) => {
    const changedAt = await findNewestMoment(database);
    const address = sitemap.sitemapAddress(`${publicUrl}${jobPaths.board}`, changedAt);
    return cacheForMinutes(reply)
      .type(sitemap.XML_TYPE)
      .send(sitemap.sitemapStart + address + sitemap.sitemapEnd);
  });

  serveSitemapFile(app, feedPaths.sitemapOfJobs, size, async (after, limit) => {
    const jobs = await listAddresses(database, after, limit);
    return jobs.map((job) => ({ ...job, url: publicUrl + jobPath(job.projectId, job.positionIndex) }));
  });
}

/** The files of one kind of page, from the last position of each file that another one follows. */
export function listSitemapFiles(path: string, ends: readonly BoardPlace[]): string[] {
  return [path, ...ends.map((end) => `${path}?after=${writeCursor(end)}`)];
}

type Listed = BoardPlace & { url: string; updatedAt: Date };
type ListPart = (after: BoardPlace | null, limit: number) => Promise<Listed[]>;

/** One file of addresses, streamed while it is read. */
export function serveSitemapFile(app: FastifyInstance, path: string, size: number, list: ListPart): void {
  app.get(path, async (request, reply) => {
    const after = placeOfRequest(request);
    return cacheForMinutes(reply)
      .type(sitemap.XML_TYPE)
      .send(Readable.from(writeAddresses(list, after, size)));
  });
}

async function* writeAddresses(list: ListPart, after: BoardPlace | null, size: number) {
  yield sitemap.sitemapStart;
  let place = after;
  for (let written = 0; written < size; written += READ_AT_ONCE) {
    const part = await list(place, Math.min(READ_AT_ONCE, size - written));
    yield part.map(({ url, updatedAt }) => sitemap.sitemapAddress(url, updatedAt)).join('');
    place = part.at(-1) ?? null;
    if (part.length < READ_AT_ONCE) break;
  }
  yield sitemap.sitemapEnd;
}
