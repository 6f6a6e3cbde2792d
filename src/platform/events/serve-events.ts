import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { followTopics, goneEvent } from '#platform/events/follow-topics.ts';
import type { RequestedTopic, TopicDefinition, TopicReader } from '#platform/events/topic-definition.ts';
import type { LiveListener } from '#platform/events/live-topics.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { isRefusal } from '#platform/errors/product-error.ts';
import { tooManyCalls } from '#platform/http/rate-limit.ts';

/** Limit for all open pages of one browser; each page follows one or two. */
const MOST_TOPICS = 30;
const SECONDS_TO_WAIT = 30;
/** Spreads the moment at which browsers reconnect after this process ended. */
const spreadPause = () => 500 + Math.floor(Math.random() * 2_500);
const RETRY_MS = 1_000;
const RETRY_SPREAD_MS = 4_000;

/**
 * `GET /api/events?topic=<kind>:<id>&topic=…`: one stream for all topics of a browser, with a server-sent event per changed record,
 * named after its topic. Also `gap` when changes may have been missed (in the topic in its data, or in all), `gone` when the caller
 * has lost access to a topic, `access` when the caller’s permissions may have changed. A caller with access to none of the topics
 * gets the error. `topic=<kind>:<id>@<ms>` is for pages that were read within the last so many milliseconds: they get a `gap` at
 * once when something was announced since, or when this process cannot know.
 */
export function serveEvents(
  app: FastifyInstance,
  listener: LiveListener,
  definitions: readonly TopicDefinition[],
  mostPerSession: number,
): void {
  const ofSession = new Map<string, number>();
  const open = new Map<ServerResponse, () => void>();
  const loads = new Map<string, Promise<string>>();

  app.addHook('preClose', async () => {
    for (const [stream, end] of open) {
      stream.write(`retry: ${spreadPause()}\n\n`);
      end();
    }
  });

  app.get('/api/events', async (request, reply) => {
    const { reader, allowed, refused } = await authoriseTopics(request, readTopics(request, definitions));
    // A reader that disconnected during the database query would never emit `close` again.
    if (reply.raw.destroyed) return reply.hijack();
    const streams = ofSession.get(reader.sessionId) ?? 0;
    if (streams >= mostPerSession) throw tooManyCalls(SECONDS_TO_WAIT);
    ofSession.set(reader.sessionId, streams + 1);

    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // A stream is the last response on its connection, so that it does not delay the shutdown of the server.
      connection: 'close',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    // A client that loses the stream reconnects by itself, at a random moment.
    stream.write(`retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n: open\n\n`);
    for (const topic of refused) stream.write(goneEvent(topic));
    const stop = followTopics({ topics: allowed, reader, request, stream, listener, load: loadOnce, end: () => end() });
    const end = () => {
      stop();
      if (!open.delete(stream)) return;
      const left = (ofSession.get(reader.sessionId) ?? 1) - 1;
      if (left > 0) ofSession.set(reader.sessionId, left);
      else ofSession.delete(reader.sessionId);
      stream.end();
    };
    open.set(stream, end);
    stream.on('close', end);
  });

  // With two hundred watchers of one board, a change is read and serialised once, not two hundred times.
  function loadOnce({ definition, id, name }: RequestedTopic, recordId: string): Promise<string> {
    const key = `${name}:${recordId}`;
    const running = loads.get(key);
    if (running) return running;
    const load = definition.load(id, recordId).then((record) => `event: ${name}\ndata: ${JSON.stringify(record)}\n\n`);
    loads.set(key, load);
    queueMicrotask(() => setImmediate(() => loads.delete(key)));
    return load;
  }
}

/** Parses the topics of the address, without duplicates. Throws 404 for one that cannot exist, 422 for too many. */
function readTopics(request: FastifyRequest, definitions: readonly TopicDefinition[]): RequestedTopic[] {
  const { topic } = request.query as { topic?: unknown };
  const requested = new Set([topic].flat().map(String));
  if (requested.size > MOST_TOPICS) throw platformErrors.invalid();
  return [...requested].map((asked) => {
    const [, name, kind, id, age] = /^(([\w-]+):([\w-]+))(?:@(\d{1,9}))?$/.exec(asked) ?? [];
    const definition = definitions.find((candidate) => candidate.kind === kind);
    if (!definition || name === undefined || id === undefined) throw platformErrors.notFound();
    return { name, id, definition, ...(age !== undefined && { age: Number(age) }) };
  });
}

/** The topics that the caller may watch. Throws the last refusal when there is none, and every failure of a dependency. */
async function authoriseTopics(request: FastifyRequest, topics: readonly RequestedTopic[]) {
  const refused: RequestedTopic[] = [];
  const allowed: RequestedTopic[] = [];
  let reader: TopicReader | undefined;
  let refusal: unknown;
  for (const topic of topics) {
    try {
      reader = await topic.definition.authorise(request, topic.id);
      allowed.push({ ...topic, alsoAt: reader.alsoAt ?? [] });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      refusal = error;
      refused.push(topic);
    }
  }
  if (!reader) throw refusal;
  return { reader, allowed, refused };
}
