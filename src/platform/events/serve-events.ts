import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { tooManyCalls } from '#platform/http/rate-limit.ts';
import { accessTopic, type LiveListener } from '#platform/events/live-topics.ts';

export interface TopicDefinition {
  kind: string;
  /** Whether this caller may look at the topic with this id: throws when not, else answers who it is. */
  authorise(request: FastifyRequest, id: string): Promise<{ userId: string; sessionId: string }>;
  /** What changed, as its readers may see it. Called once per change for all watchers of this process. */
  load(topicId: string, recordId: string): Promise<unknown>;
}

const SECONDS_TO_WAIT = 30;
/** When a browser comes back after this process ended: not all of them at once. */
const spreadPause = () => 500 + Math.floor(Math.random() * 2_500);

const HEARTBEAT_MS = 20_000;
const RETRY_MS = 1_000;
const RETRY_SPREAD_MS = 4_000;
/** What ends by its date alone is announced by nobody. */
const RECHECK_MS = 300_000;

/** `GET /api/events?topic=<kind>:<id>`: a server-sent event per changed record, `gap` when some may have been missed, `access` when the caller’s rights may have changed. */
export function serveEvents(
  app: FastifyInstance,
  listener: LiveListener,
  topics: readonly TopicDefinition[],
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
    const asked = (request.query as { topic?: unknown }).topic;
    const topic = typeof asked === 'string' ? asked : '';
    const [kind, id = ''] = topic.split(':');
    const definition = topics.find((candidate) => candidate.kind === kind);
    if (!definition) throw platformErrors.notFound();
    const { userId, sessionId } = await definition.authorise(request, id);
    const streams = ofSession.get(sessionId) ?? 0;
    if (streams >= mostPerSession) throw tooManyCalls(SECONDS_TO_WAIT);
    ofSession.set(sessionId, streams + 1);

    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // A stream is the last answer of its connection, which then holds up nobody who closes the server.
      connection: 'close',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    // Whoever loses the stream comes back by itself, and not all at once.
    stream.write(`retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n: open\n\n`);
    const stop = listener.watch(topic, (announcement) => {
      if (announcement === 'gap') return void stream.write('event: gap\ndata: {}\n\n');
      void loadOnce(definition, id, announcement.id).then(
        (event) => stream.write(event),
        () => stream.write('event: gap\ndata: {}\n\n'),
      );
    });
    // Rights are taken away, memberships and sessions end while a stream is open: whoever may not look any more reads anew, and is refused.
    const checkAgain = (told: boolean) =>
      definition.authorise(request, id).then(
        () => void (told && stream.write('event: access\ndata: {}\n\n')),
        () => {
          stream.write('event: gap\ndata: {}\n\n');
          end();
        },
      );
    const stopAccess = listener.watch(accessTopic(userId), () => void checkAgain(true));
    const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
    const recheck = setInterval(() => void checkAgain(false), RECHECK_MS);
    const end = () => {
      clearInterval(heartbeat);
      clearInterval(recheck);
      stop();
      stopAccess();
      if (!open.delete(stream)) return;
      const left = (ofSession.get(sessionId) ?? 1) - 1;
      if (left > 0) ofSession.set(sessionId, left);
      else ofSession.delete(sessionId);
      stream.end();
    };
    open.set(stream, end);
    request.raw.on('close', end);
  });

  // Two hundred people on one board ask the database once per change, and the change is written down once.
  function loadOnce(definition: TopicDefinition, topicId: string, recordId: string): Promise<string> {
    const key = `${definition.kind}:${topicId}:${recordId}`;
    const running = loads.get(key);
    if (running) return running;
    const load = definition.load(topicId, recordId).then((record) => `data: ${JSON.stringify(record)}\n\n`);
    loads.set(key, load);
    queueMicrotask(() => setImmediate(() => loads.delete(key)));
    return load;
  }
}
