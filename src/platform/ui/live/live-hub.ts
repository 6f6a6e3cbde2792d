const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** A page that opens follows its topics one after the other: the stream is opened once for all of them. */
const GATHER_MS = 50;

/** A changed record of the topic; or `gap`: what happened in it is unknown, so read again. */
export type LiveNews = { change: unknown } | 'gap';
export type LiveListener = (news: LiveNews) => void;

export interface LiveSource {
  /** Follows one topic, `<kind>:<id>`. Answers how to stop. */
  follow: (topic: string, listener: LiveListener) => () => void;
}

export interface LiveHubParts {
  openStream: (address: string) => EventSource;
  /** The person's rights may have changed. */
  onAccess: () => void;
}

interface OpenStream {
  source: EventSource;
  /** What it brings; shrinks when the reader may not look at a topic any more. */
  topics: Set<string>;
}

/**
 * One event stream for all topics that are followed. When the topics change, a stream for the new ones is opened before the old
 * one is closed, so that nothing is missed in topics that stay.
 */
export function createLiveHub({ openStream, onAccess }: LiveHubParts): LiveSource {
  const listeners = new Map<string, Set<LiveListener>>();
  let current: OpenStream | undefined;
  let opening: OpenStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;

  function tell(topic: string, news: LiveNews): void {
    for (const listener of [...(listeners.get(topic) ?? [])]) listener(news);
  }

  function renewAfter(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(renew, milliseconds);
  }

  /** Everybody lost the stream at the same moment, and coming back reads pages anew: spread over the whole wait. */
  function tryAgainLater(): void {
    renewAfter(wait / 2 + Math.random() * wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  }

  function close(stream: OpenStream | undefined): void {
    stream?.source.close();
    if (stream === opening) opening = undefined;
    if (stream === current) current = undefined;
  }

  function renew(): void {
    close(opening);
    const wanted = [...listeners.keys()];
    if (wanted.length === 0) return close(current);
    const isSame = current?.topics.size === wanted.length && wanted.every((topic) => current?.topics.has(topic));
    if (isSame) return;
    const search = new URLSearchParams(wanted.map((topic) => ['topic', topic]));
    const stream = { source: openStream(`/api/events?${search}`), topics: new Set(wanted) };
    opening = stream;
    hear(stream);
  }

  function hear(stream: OpenStream): void {
    const { source, topics } = stream;
    source.addEventListener('open', () => {
      const before = current;
      const covered = new Set(before?.topics);
      opening = undefined;
      current = stream;
      before?.source.close();
      wait = FIRST_WAIT_MS;
      for (const topic of topics) if (!covered.has(topic)) tell(topic, 'gap');
    });
    source.addEventListener('error', () => {
      close(stream);
      tryAgainLater();
    });
    for (const topic of topics)
      source.addEventListener(topic, ({ data }: MessageEvent<string>) => tell(topic, { change: JSON.parse(data) }));
    source.addEventListener('gap', ({ data }: MessageEvent<string>) => {
      tell((JSON.parse(data) as { topic: string }).topic, 'gap');
    });
    // Its readers read again and are refused; rights come back too, so it is asked for again.
    source.addEventListener('gone', ({ data }: MessageEvent<string>) => {
      const { topic } = JSON.parse(data) as { topic: string };
      topics.delete(topic);
      tell(topic, 'gap');
      tryAgainLater();
    });
    source.addEventListener('access', onAccess);
  }

  return {
    follow(topic, listener) {
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      // Who joins an open stream has read before that: changes between the two are unknown.
      if (current?.topics.has(topic)) queueMicrotask(() => set.has(listener) && listener('gap'));
      else renewAfter(GATHER_MS);
      return () => {
        set.delete(listener);
        if (set.size > 0 || listeners.get(topic) !== set) return;
        listeners.delete(topic);
        renewAfter(GATHER_MS);
      };
    },
  };
}
