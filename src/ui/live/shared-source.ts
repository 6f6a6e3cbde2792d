import type { LiveListener, LiveSource } from './live-hub.ts';
import type { FromTab, ToTab } from './live-messages.ts';

interface Followed {
  topic: string;
  listener: LiveListener;
  /** In milliseconds of this page's life. */
  readSince: number;
  stop: () => void;
}

/**
 * The stream shared by all tabs of this browser, in a worker; from `openOwn` if the browser does not start the worker. Returns
 * undefined where the browser cannot share.
 */
export function openSharedSource(onAccess: () => void, openOwn: () => LiveSource): LiveSource | undefined {
  if (typeof SharedWorker === 'undefined' || !('locks' in navigator)) return undefined;
  const worker = new SharedWorker(new URL('./live-worker.ts', import.meta.url), { type: 'module', name: 'ponte-live' });
  const followed = new Map<number, Followed>();
  let last = 0;
  let place: ReturnType<typeof takePlace> | undefined;
  let own: LiveSource | undefined;

  const say = (message: FromTab) => worker.port.postMessage(message, []);
  worker.port.addEventListener('message', ({ data }: MessageEvent<ToTab>) => {
    if (data === 'access') onAccess();
    else followed.get(data.follow)?.listener(data.news);
  });
  worker.port.start();
  worker.addEventListener('error', () => {
    own = openOwn();
    for (const one of followed.values()) one.stop = own.follow(one.topic, one.listener, ageOf(one));
  });

  function followInWorker(follow: number, one: Followed): () => void {
    const taken = (place ??= takePlace());
    void taken.entered.then(
      () =>
        followed.has(follow) &&
        say({ follow, topic: one.topic, readSince: performance.timeOrigin + one.readSince, tab: taken.name }),
    );
    return () => {
      say({ leave: follow, tab: taken.name });
      if (followed.size > 0) return;
      place = undefined;
      void taken.entered.then(taken.leave);
    };
  }

  return {
    follow(topic, listener, age = Infinity) {
      if (own) return own.follow(topic, listener, age);
      const follow = (last += 1);
      const one = { topic, listener, readSince: performance.now() - age, stop: () => {} };
      followed.set(follow, one);
      one.stop = followInWorker(follow, one);
      return () => {
        if (followed.delete(follow)) one.stop();
      };
    },
  };
}

const ageOf = ({ readSince }: Followed) => performance.now() - readSince;

/** A lock that this tab holds while it is subscribed to anything, so that the worker notices when the tab is gone. */
function takePlace() {
  const name = `ponte-tab-${crypto.randomUUID()}`;
  const { promise: left, resolve: leave } = Promise.withResolvers<void>();
  const { promise: entered, resolve: enter } = Promise.withResolvers<void>();
  void navigator.locks.request(name, () => {
    enter();
    return left;
  });
  return { name, entered, leave };
}
