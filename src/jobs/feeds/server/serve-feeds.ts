import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { feedPaths, jobPath, jobPaths } from '#jobs/paths.ts';
import { type BoardPlace, writeCursor } from '#jobs/board/rules/board-cursor.ts';
import { closeXmlFeed, openXmlFeed, toXmlJob } from '#jobs/feeds/rules/job-feed-xml.ts';
import { toJsonFeed, toJsonFeedItem } from '#jobs/feeds/rules/json-feed.ts';
import { isUnchanged, placeOfRequest } from '#jobs/feeds/server/feed-answer.ts';
import { listFeedJobs, readFeedState } from '#jobs/feeds/server/feed-queries.ts';
import type { PublicPlace } from '#platform/capability/server-capability.ts';

/** Vacancies per page of a feed. */
const usualSizes = { xml: 1_000, json: 100 };
const READ_AT_ONCE = 100;

/** The open vacancies for other sites and for feed readers, newest first: as the XML of job sites and as JSON Feed. */
export function serveFeeds(app: FastifyInstance, { database, publicUrl }: PublicPlace, sizes = usualSizes): void {
  const urlOf = (path: string, place: BoardPlace | null) =>
    `${publicUrl}${path}${place ? `?after=${writeCursor(place)}` : ''}`;

  app.get(feedPaths.xml, async (request, reply) => {
    const after = placeOfRequest(request);
    const state = await readFeedState(database, after, sizes.xml);
    if (state.next) reply.header('link', `<${urlOf(feedPaths.xml, state.next)}>; rel="next"`);
    if (isUnchanged(request, reply, state)) return reply.status(304).send();
    const written = writeXml({ database, publicUrl }, { after, changedAt: state.changedAt, size: sizes.xml });
    return reply.type('application/xml; charset=utf-8').send(Readable.from(written));
  });

  app.get(feedPaths.json, async (request, reply) => {
    const after = placeOfRequest(request);
    const state = await readFeedState(database, after, sizes.json);
    if (isUnchanged(request, reply, state)) return reply.status(304).send();
    const jobs = await listFeedJobs(database, after, sizes.json);
    const feed = toJsonFeed({
      publicUrl,
      boardUrl: `${publicUrl}${jobPaths.board}`,
      feedUrl: urlOf(feedPaths.json, after),
      nextUrl: state.next && urlOf(feedPaths.json, state.next),
      items: jobs.map((job) => toJsonFeedItem(job, publicUrl + jobPath(job.projectId, job.positionIndex))),
    });
    return reply.type('application/feed+json; charset=utf-8').send(JSON.stringify(feed));
  });
}

interface XmlPage {
  after: BoardPlace | null;
  changedAt: Date | null;
  size: number;
}

/** Streamed in parts, so that a thousand long texts are never in memory together. */
async function* writeXml({ database, publicUrl }: PublicPlace, { after, changedAt, size }: XmlPage) {
  yield openXmlFeed({ publicUrl, changedAt });
  let place = after;
  for (let written = 0; written < size; written += READ_AT_ONCE) {
    const jobs = await listFeedJobs(database, place, Math.min(READ_AT_ONCE, size - written));
    yield jobs.map((job) => toXmlJob(job, publicUrl + jobPath(job.projectId, job.positionIndex))).join('');
    place = jobs.at(-1) ?? null;
    if (jobs.length < READ_AT_ONCE) break;
  }
  yield closeXmlFeed;
}
