import type { ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { accessTopic, type LiveListener } from '#platform/events/live-topics.ts';
import type { AskedTopic, TopicReader } from '#platform/events/topic-definition.ts';
import { isRefusal } from '#platform/errors/product-error.ts';

const HEARTBEAT_MS = 20_000;
/** What ends by its date alone is announced by nobody. */
const RECHECK_MS = 300_000;

export const goneEvent = ({ name }: AskedTopic) => `event: gone\ndata: ${JSON.stringify({ topic: name })}\n\n`;

interface Following {
  topics: readonly AskedTopic[];
  reader: TopicReader;
  request: FastifyRequest;
  stream: ServerResponse;
  listener: LiveListener;
  load: (topic: AskedTopic, recordId: string) => Promise<string>;
  /** Called when nothing is left that the reader may look at. */
  end: () => void;
}

/** Writes into the stream what changes in its topics, for as long as its reader may look at them. Answers how to stop. */
export function followTopics({ topics, reader, request, stream, listener, load, end }: Following): () => void {
  const followed = new Map<AskedTopic, () => void>();
  const sayGap = (topic: AskedTopic) =>
    void stream.write(`event: gap\ndata: ${JSON.stringify({ topic: topic.name })}\n\n`);

  for (const topic of topics) {
    const stopWatching = listener.watch(topic.name, (announcement) => {
      if (announcement === 'gap') return sayGap(topic);
      void load(topic, announcement.id).then(
        (event) => followed.has(topic) && stream.write(event),
        () => sayGap(topic),
      );
    });
    followed.set(topic, stopWatching);
  }

  /** Rights are taken away, memberships and sessions end while a stream is open. */
  async function checkAgain(): Promise<void> {
    for (const topic of [...followed.keys()]) {
      try {
        await topic.definition.authorise(request, topic.id);
      } catch (error) {
        if (!isRefusal(error)) continue;
        followed.get(topic)?.();
        followed.delete(topic);
        stream.write(goneEvent(topic));
      }
    }
    if (followed.size === 0) end();
  }

  const stopAccess = listener.watch(accessTopic(reader.userId), () => {
    void checkAgain().then(() => followed.size > 0 && stream.write('event: access\ndata: {}\n\n'));
  });
  const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
  const recheck = setInterval(() => void checkAgain(), RECHECK_MS);
  return () => {
    clearInterval(heartbeat);
    clearInterval(recheck);
    stopAccess();
    for (const stopWatching of followed.values()) stopWatching();
    followed.clear();
  };
}
