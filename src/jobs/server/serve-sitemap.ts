import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { feedPaths, jobPath, jobPaths } from '#jobs/paths.ts';
import { type BoardPlace, writeCursor } from '#jobs/rules/board-cursor.ts';
import { escapeXml } from '#jobs/rules/xml.ts';
import { keepForMinutes, placeOfRequest } from '#jobs/server/feed-answer.ts';
import { findEndOfPage, findNewestMoment, listAddresses } from '#jobs/server/feed-queries.ts';
import type { PublicPlace } from '#jobs/server/serve-feeds.ts';

/** The most that the format allows in one file. */
const ADDRESSES = 50_000;
const READ_AT_ONCE = 5_000;
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xml = 'application/xml; charset=utf-8';

/** What search engines ask for first: which pages there are. An index, the board, and the vacancies in files of 50,000. */
export function serveSitemap(app: FastifyInstance, place: PublicPlace, size = ADDRESSES): void {
  const { database, publicUrl } = place;

  app.get(feedPaths.robots, async (_request, reply) =>
    keepForMinutes(reply)
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow:\n\nSitemap: ${publicUrl}${feedPaths.sitemap}\n`),
  );

  app.get(feedPaths.sitemap, async (_request, reply) => {
    const files: string[] = [feedPaths.sitemapOfBoard, feedPaths.sitemapOfJobs];
    let end = await findEndOfPage(database, null, size);
    while (end) {
      files.push(`${feedPaths.sitemapOfJobs}?after=${writeCursor(end)}`);
      end = await findEndOfPage(database, end, size);
    }
    const listed = files.map((file) => `<sitemap><loc>${escapeXml(publicUrl + file)}</loc></sitemap>\n`).join('');
    return keepForMinutes(reply).type(xml).send(`${head}<sitemapindex ${namespace}>\n${listed}</sitemapindex>\n`);
  });

  app.get(feedPaths.sitemapOfBoard, async (_request, reply) => {
    const changedAt = await findNewestMoment(database);
    const address = addressOf(`${publicUrl}${jobPaths.board}`, changedAt);
    return keepForMinutes(reply).type(xml).send(`${head}<urlset ${namespace}>\n${address}</urlset>\n`);
  });

  app.get(feedPaths.sitemapOfJobs, async (request, reply) => {
    const after = placeOfRequest(request);
    return keepForMinutes(reply)
      .type(xml)
      .send(Readable.from(writeAddresses(place, after, size)));
  });
}

async function* writeAddresses({ database, publicUrl }: PublicPlace, after: BoardPlace | null, size: number) {
  yield `${head}<urlset ${namespace}>\n`;
  let place = after;
  for (let written = 0; written < size; written += READ_AT_ONCE) {
    const jobs = await listAddresses(database, place, Math.min(READ_AT_ONCE, size - written));
    yield jobs.map((job) => addressOf(publicUrl + jobPath(job.projectId, job.positionIndex), job.updatedAt)).join('');
    place = jobs.at(-1) ?? null;
    if (jobs.length < READ_AT_ONCE) break;
  }
  yield '</urlset>\n';
}

function addressOf(url: string, changedAt: Date | null): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
  return `<url><loc>${escapeXml(url)}</loc>${changed}</url>\n`;
}
