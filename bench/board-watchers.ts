// Started by watch-board.ts as a process of its own: so many people who look at one board, each through a connection of their own.
import http from 'node:http';
import type { SeenMove, WatchOrder } from './watch-board.ts';

process.once('message', (order: WatchOrder) => void watch(order));

async function watch({ url, cookie, topic, watchers }: WatchOrder): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: watchers });
  let open = 0;
  for (let watcher = 0; watcher < watchers; watcher++) {
    const address = `${url}/api/events?topic=${encodeURIComponent(topic)}`;
    http.get(address, { agent, headers: { cookie } }, (response) => {
      response.setEncoding('utf8');
      let rest = '';
      response.on('data', (text: string) => {
        const at = Date.now();
        const events = (rest + text).split('\n\n');
        rest = events.pop() ?? '';
        for (const event of events) tell(watcher, event, at);
      });
      if (++open === watchers) process.send!('ready');
    });
  }
}

/** What a person sees of a card is its version; anything that is not a card makes a browser read the whole board. */
function tell(watcher: number, event: string, at: number): void {
  const data = /^data: (.*)$/m.exec(event)?.[1];
  if (data === undefined || event.startsWith('retry')) return;
  const { card } = JSON.parse(data) as { card?: { applicationId: string; version: number } };
  if (!card) return;
  const seen: SeenMove = { watcher, applicationId: card.applicationId, version: card.version, at };
  process.send!(seen);
}
