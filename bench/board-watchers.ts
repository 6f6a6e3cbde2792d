// Started by watch-board.ts as a separate process: many people who watch one board, each through a connection of their own.
import http from 'node:http';
import type { SeenMove, WatchOrder } from './watch-board.ts';

const seen: SeenMove[] = [];
const known = new Map<string, string | null>();

process.on('message', (order: WatchOrder | 'tell') => {
  if (order === 'tell') process.send!(seen);
  else watch(order);
});

function watch({ url, cookie, topic, watchers }: WatchOrder): void {
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
        for (const event of events) {
          const key = keyOf(event);
          if (key !== null) seen.push({ key, at });
        }
      });
      if (++open === watchers) process.send!('ready');
    });
  }
}

/** A card's version is what a person sees; a board that must be reloaded shows no move. All get the same text, which is parsed once. */
function keyOf(event: string): string | null {
  const before = known.get(event);
  if (before !== undefined) return before;
  const data = /^data: (.*)$/m.exec(event)?.[1];
  const { card } = JSON.parse(data ?? '{}') as { card?: { applicationId: string; version: number } };
  const key = card ? `${card.applicationId} ${card.version}` : null;
  known.set(event, key);
  return key;
}
