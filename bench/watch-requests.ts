import type { CDPSession } from '@playwright/test';

interface Sent {
  url: string;
  type: string;
  began: number;
  ended?: number;
  bytes: number;
}

export type RequestWatch = Awaited<ReturnType<typeof watchRequests>>;

/** Records every request of a page: their number, size, and how many depend on each other in a row. */
export async function watchRequests(session: CDPSession) {
  const sent = new Map<string, Sent>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '', timestamp }) => {
    if (/^https?:/.test(request.url)) sent.set(requestId, { url: request.url, type, began: timestamp, bytes: 0 });
  });
  const end = (requestId: string, ended: number, bytes: number) => {
    const known = sent.get(requestId);
    if (known) Object.assign(known, { ended, bytes });
  };
  session.on('Network.loadingFinished', (event) => end(event.requestId, event.timestamp, event.encodedDataLength));
  session.on('Network.loadingFailed', (event) => end(event.requestId, event.timestamp, 0));
  await session.send('Network.enable');
  return {
    /**
     * The requests so far. Requests after the page was complete, in milliseconds since its first one, delay nothing and are in no chain.
     */
    read: (completeMs = Infinity) => {
      // A preloaded file that the page then takes from memory is not a request.
      const all = [...sent.values()].filter(
        ({ ended, bytes, type }) => !(ended && bytes === 0 && type === 'Stylesheet'),
      );
      const complete = (all[0]?.began ?? 0) + completeMs / 1000;
      const steps = chainOf(all.filter((one) => isWaitedFor(one) && one.began <= complete));
      return { requests: all.length, kilobytes: all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, steps, all };
    },
  };
}

/** Images, fonts and the event stream with its worker do not delay the page's content. */
function isWaitedFor({ url, type }: Sent): boolean {
  return (
    !/^(Image|Font|EventSource|Media)$/.test(type) &&
    !/\/api\/events|\/live-worker-|\.(woff2|svg)$/.test(url.split('?')[0]!)
  );
}

/** The longest chain of requests, each of which began only after the previous one had ended. */
function chainOf(requests: readonly Sent[]): string[] {
  let longest: string[] = [];
  const chains: { ended: number; chain: string[] }[] = [];
  for (const { url, began, ended } of requests.toSorted((one, other) => one.began - other.began)) {
    const before = chains
      .filter((known) => known.ended <= began)
      .reduce<string[]>((best, { chain }) => (chain.length > best.length ? chain : best), []);
    const chain = [...before, new URL(url).pathname];
    if (chain.length > longest.length) longest = chain;
    if (ended !== undefined) chains.push({ ended, chain });
  }
  return longest;
}
