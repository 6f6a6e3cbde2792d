import type { CDPSession } from '@playwright/test';

interface Sent {
  url: string;
  type: string;
  began: number;
  ended?: number;
  bytes: number;
}

export type RequestWatch = Awaited<ReturnType<typeof watchRequests>>;

/** Follows every request of a page: how many there are, what they weigh, and how many wait for one another. */
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
    read: () => {
      // What a preload brought and the page then takes from memory is no request.
      const all = [...sent.values()].filter(
        ({ ended, bytes, type }) => !(ended && bytes === 0 && type === 'Stylesheet'),
      );
      const steps = chainOf(all.filter(isWaitedFor));
      return { requests: all.length, kilobytes: all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000, steps, all };
    },
  };
}

/** Pictures, fonts and the event stream come beside the page: what it shows does not wait for them. */
function isWaitedFor({ url, type }: Sent): boolean {
  return !/^(Image|Font|EventSource|Media)$/.test(type) && !/\/api\/events|\.(woff2|svg)$/.test(url.split('?')[0]!);
}

/** The longest row of requests of which each began only after the one before had ended. */
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
