const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;
/** A refused topic is requested again, because access may return, after waits that grow up to this. */
const LONGEST_REFUSAL_MS = 300_000;
/** The server reports refused topics right after it opened the stream. */
const REFUSAL_TIME_MS = 1_000;
/** A page subscribes to its topics one after the other; waiting this long opens one stream for all of them. */
const GATHER_MS = 20;

/** A changed record of the topic; or `gap`: changes may have been missed, so reload. */
export type LiveNews = { change: unknown } | 'gap';
export type LiveListener = (news: LiveNews) => void;

export interface LiveSource {
  /**
   * Subscribes to one topic, `<kind>:<id>`. Returns the unsubscribe function. `age` is the time in milliseconds since before the
   * page was first read: where nothing has happened since, there is no gap.
   */
  follow: (topic: string, listener: LiveListener, age?: number) => () => void;
}

export interface LiveHubParts {
  openStream: (address: string) => EventSource;
  /** The person's permissions may have changed. */
  onAccess: () => void;
}

interface OpenStream {
  source: EventSource;
  /** Its topics; one is removed when the reader loses access to it. */
  topics: Set<string>;
  /** Where the server says itself whether anything was missed. */
  aged: Set<string>;
  askedAt: number;
}

/** Longer than the server remembers, with the time of the call. */
const LONGEST_AGE_MS = 50_000;
/** How long a call may travel, on a busy device too: ages reckon with it, and those of slower calls begin too late. */
const LONGEST_JOURNEY_MS = 2_500;
/** The server reckons with a second of it. */
const ADDED_AGE_MS = LONGEST_JOURNEY_MS - 1_000;
/** Longer than the server gathers and reads what it then says on a stream: it does not say it when the stream was closed meanwhile. */
const LONGEST_ANSWER_MS = 5_000;

/**
 * One event stream for all subscribed topics. When they change, a stream for the new ones is opened before the old one is closed,
 * so that nothing is missed in topics that stay.
 */
export function createLiveHub({ openStream, onAccess }: LiveHubParts): LiveSource {
  const listeners = new Map<string, Set<LiveListener>>();
  let current: OpenStream | undefined;
  let opening: OpenStream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT_MS;
  /** Since when each topic's pages have been read, at the earliest. */
  const readSince = new Map<string, number>();
  const ageOf = (topic: string) => performance.now() - (readSince.get(topic) ?? -Infinity);
  const refusals = new Map<string, { wait: number; until: number }>();

  function tell(topic: string, news: LiveNews): void {
    for (const listener of [...(listeners.get(topic) ?? [])]) listener(news);
  }

  function renewAfter(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(renew, milliseconds);
  }

  /** All clients lost the stream at the same moment, and reconnecting reloads pages: spread over the whole wait. */
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
    const now = Date.now();
    const topics = [...listeners.keys()].filter((topic) => (refusals.get(topic)?.until ?? 0) <= now);
    if (topics.length === 0) return close(current);
    const isSame = current?.topics.size === topics.length && topics.every((topic) => current?.topics.has(topic));
    if (isSame) return;
    const aged = new Set(topics.filter((topic) => !current?.topics.has(topic) && ageOf(topic) < LONGEST_AGE_MS));
    const isKept = (topic: string) => current?.topics.has(topic) === true;
    const askedFor = (topic: string) => {
      if (isKept(topic)) return `${topic}@${LONGEST_ANSWER_MS}`;
      return aged.has(topic) ? `${topic}@${Math.ceil(ageOf(topic) + ADDED_AGE_MS)}` : topic;
    };
    const search = new URLSearchParams(topics.map((topic) => ['topic', askedFor(topic)]));
    const stream = {
      source: openStream(`/api/events?${search}`),
      topics: new Set(topics),
      aged,
      askedAt: performance.now(),
    };
    opening = stream;
    hear(stream);
  }

  function hear(stream: OpenStream): void {
    const { source, topics, aged, askedAt } = stream;
    source.addEventListener('open', () => {
      const before = current;
      const isSlow = performance.now() - askedAt > LONGEST_JOURNEY_MS;
      const covered = new Set([...(before?.topics ?? []), ...(isSlow ? [] : aged)]);
      opening = undefined;
      current = stream;
      before?.source.close();
      wait = FIRST_WAIT_MS;
      for (const topic of topics) if (!covered.has(topic) && !refusals.has(topic)) tell(topic, 'gap');
      setTimeout(welcomeBack, REFUSAL_TIME_MS, stream);
    });
    source.addEventListener('error', () => {
      // Refused before it was ever open: readers without access find out when they reload.
      if (stream === opening && wait === FIRST_WAIT_MS) for (const topic of topics) tell(topic, 'gap');
      close(stream);
      tryAgainLater();
    });
    for (const topic of topics)
      source.addEventListener(topic, ({ data }: MessageEvent<string>) => tell(topic, { change: JSON.parse(data) }));
    source.addEventListener('gap', ({ data }: MessageEvent<string>) => {
      tell((JSON.parse(data) as { topic: string }).topic, 'gap');
    });
    source.addEventListener('gone', ({ data }: MessageEvent<string>) => {
      const { topic } = JSON.parse(data) as { topic: string };
      topics.delete(topic);
      refuse(topic);
    });
    source.addEventListener('access', () => {
      for (const [topic, refusal] of refusals) refusals.set(topic, { ...refusal, until: 0 });
      if (refusals.size > 0) renewAfter(FIRST_WAIT_MS / 2 + Math.random() * FIRST_WAIT_MS);
      onAccess();
    });
  }

  /** Its readers reload once, and are refused. */
  function refuse(topic: string): void {
    const before = refusals.get(topic);
    const next = Math.min((before?.wait ?? FIRST_WAIT_MS / 2) * 2, LONGEST_REFUSAL_MS);
    refusals.set(topic, { wait: next, until: Date.now() + next });
    setTimeout(renew, next + Math.random() * next);
    if (!before) tell(topic, 'gap');
  }

  function welcomeBack(stream: OpenStream): void {
    if (stream !== current) return;
    for (const topic of stream.topics) if (refusals.delete(topic)) tell(topic, 'gap');
  }

  return {
    follow(topic, listener, givenAge = Infinity) {
      // A clock that was set back tells nothing about the age.
      const age = givenAge >= 0 ? givenAge : Infinity;
      readSince.set(topic, Math.min(readSince.get(topic) ?? Infinity, performance.now() - age));
      const set = listeners.get(topic) ?? new Set();
      listeners.set(topic, set.add(listener));
      // A page that joins an open stream has loaded before: changes in between are unknown.
      const isOpen = current?.topics.has(topic) === true;
      if (isOpen) queueMicrotask(() => set.has(listener) && listener('gap'));
      // A stream that is being opened without it (somebody just left it) would soon end the one that has it.
      if (!isOpen || opening?.topics.has(topic) === false) renewAfter(GATHER_MS);
      return () => {
        set.delete(listener);
        if (set.size > 0 || listeners.get(topic) !== set) return;
        listeners.delete(topic);
        readSince.delete(topic);
        refusals.delete(topic);
        renewAfter(GATHER_MS);
      };
    },
  };
}
