import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { accessTopic, type LiveListener } from '#platform/events/live-topics.ts';
import type { RequestedTopic, TopicReader } from '#platform/events/topic-definition.ts';
import { isRefusal } from '#platform/errors/product-error.ts';

const HEARTBEAT_MS = 20_000;
/** Permissions that simply expire are announced by nobody: what is written after this time asks for them again first. */
const RECHECK_MS = 300_000;
/** A reader with this much unread data is disconnected; it reconnects and reloads its pages. */
const MOST_UNREAD_BYTES = 1_000_000;
/** Calls travel for a moment before they are read here. */
const MARGIN_MS = 1_000;

export const goneEvent = ({ name }: RequestedTopic) => `event: gone\ndata: ${JSON.stringify({ topic: name })}\n\n`;

const namesOf = ({ name }: RequestedTopic, alsoAt: readonly string[] = []) => [name, ...alsoAt];

interface Following {
  topics: readonly RequestedTopic[];
  reader: TopicReader;
  request: FastifyRequest;
  stream: ServerResponse;
  listener: LiveListener;
  load: (topic: RequestedTopic, recordId: string) => Promise<string>;
  /** Called when the reader has lost access to all topics. */
  end: () => void;
}

/** Writes changes of the topics to the stream while the reader has access to them. Returns the unsubscribe function. */
export function followTopics({ topics, reader, request, stream, listener, load, end }: Following): () => void {
  const followed = new Map<RequestedTopic, () => void>();
  function write(event: string): void {
    if (stream.writableEnded || stream.destroyed) return;
    if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy();
    else stream.write(event);
  }
  const sayGap = (topic: RequestedTopic) => write(`event: gap\ndata: ${JSON.stringify({ topic: topic.name })}\n\n`);

  const latest = new Map<string, object>();
  function send(topic: RequestedTopic, recordId: string): void {
    const key = `${topic.name}:${recordId}`;
    const turn = {};
    latest.set(key, turn);
    // A slower load of an earlier change would bring back what was before: the later one says it all.
    const isLatest = () => latest.get(key) === turn && latest.delete(key);
    // The read begins with the announcement, so that all readers share it, and is written once the reader's rights are known.
    const rights = isCheckOld() ? checkOnce() : undefined;
    void Promise.all([load(topic, recordId), rights]).then(
      ([event]) => isLatest() && followed.has(topic) && write(event),
      () => isLatest() && sayGap(topic),
    );
  }

  function watch(topic: RequestedTopic, names: readonly string[]): () => void {
    const { gatherMs } = topic.definition;
    let gathering: NodeJS.Timeout | undefined;
    const stops = names.map((name) =>
      listener.watch(name, (announcement) => {
        if (announcement === 'gap') return sayGap(topic);
        if (gatherMs === undefined) return send(topic, announcement.id);
        gathering ??= setTimeout(
          () => {
            gathering = undefined;
            send(topic, announcement.id);
          },
          gatherMs * (1 + Math.random()),
        );
      }),
    );
    return () => {
      clearTimeout(gathering);
      for (const stop of stops) stop();
    };
  }

  for (const topic of topics) {
    const names = namesOf(topic, topic.alsoAt);
    followed.set(topic, watch(topic, names));
    const { age } = topic;
    if (age !== undefined && !names.every((name) => listener.wasQuiet(name, age + MARGIN_MS))) sayGap(topic);
  }

  let checkedAt = performance.now();
  let checking: Promise<void> | undefined;
  // Streams that opened together, after a restart, do not ask together.
  const recheckMs = RECHECK_MS * (1 - Math.random() / 2);
  const isCheckOld = () => performance.now() - checkedAt > recheckMs;
  const checkOnce = () => (checking ??= checkAgain().finally(() => (checking = undefined)));

  /** Permissions, memberships and sessions can end while a stream is open. Throws where that could not be asked: nothing is written then. */
  async function checkAgain(): Promise<void> {
    const began = performance.now();
    let problem: unknown;
    for (const topic of [...followed.keys()]) {
      try {
        const { alsoAt = [] } = await topic.definition.authorise(request, topic.id);
        const isSame = alsoAt.join() === topic.alsoAt?.join();
        if (isSame || !followed.has(topic)) continue;
        followed.get(topic)?.();
        followed.set(topic, watch(topic, namesOf(topic, alsoAt)));
        topic.alsoAt = alsoAt;
      } catch (error) {
        if (!isRefusal(error)) {
          problem = error;
          continue;
        }
        followed.get(topic)?.();
        followed.delete(topic);
        write(goneEvent(topic));
      }
    }
    checkedAt = problem === undefined ? began : -Infinity;
    if (followed.size === 0) end();
    if (problem !== undefined) throw problem;
  }

  const stopAccess = listener.watch(accessTopic(reader.userId), () => {
    const tell = () => followed.size > 0 && write('event: access\ndata: {}\n\n');
    void checkAgain().then(tell, tell);
  });
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  return () => {
    clearInterval(heartbeat);
    stopAccess();
    for (const stopWatching of followed.values()) stopWatching();
    followed.clear();
  };
}
