import { createLiveHub } from './live-hub.ts';
import type { FromTab, ToTab } from './live-messages.ts';

// Runs once for all tabs of a browser: they share one event stream, because a browser allows six connections to a server in all.

interface Tab {
  say: (message: ToTab) => void;
  follows: Map<number, () => void>;
}

const tabs = new Map<string, Tab>();
const hub = createLiveHub({
  openStream: (address) => new EventSource(address),
  onAccess: () => {
    for (const { say } of tabs.values()) say('access');
  },
});

function dropTab(name: string): void {
  for (const stop of tabs.get(name)?.follows.values() ?? []) stop();
  tabs.delete(name);
}

function enterTab(name: string, port: MessagePort): Tab {
  const known = tabs.get(name);
  if (known) return known;
  const tab: Tab = { say: (message) => port.postMessage(message), follows: new Map() };
  tabs.set(name, tab);
  // Granted when the tab has unsubscribed from everything, was closed or has crashed.
  void navigator.locks.request(name, () => dropTab(name));
  return tab;
}

function receive(message: FromTab, port: MessagePort): void {
  if ('leave' in message) {
    const follows = tabs.get(message.tab)?.follows;
    follows?.get(message.leave)?.();
    follows?.delete(message.leave);
    return;
  }
  const { say, follows } = enterTab(message.tab, port);
  const { follow, topic, readSince } = message;
  const age = performance.timeOrigin + performance.now() - readSince;
  follows.set(
    follow,
    hub.follow(topic, (news) => say({ follow, news }), age),
  );
}

self.addEventListener('connect', (event) => {
  const [port] = (event as MessageEvent).ports;
  if (!port) return;
  port.addEventListener('message', ({ data }: MessageEvent<FromTab>) => receive(data, port));
  port.start();
});
