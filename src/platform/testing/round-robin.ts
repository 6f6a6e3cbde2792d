import { Agent, createServer, type IncomingMessage, request as callUpstream, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const POLL_MS = 100;

/**
 * A small proxy in front of several instances: polls their readiness, distributes calls to the ready ones in turn, and never retries. While none
 * seems ready it tries all, as load balancers do.
 */
export async function startRoundRobin(urls: readonly string[]) {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>(urls);
  let turn = 0;

  async function look(url: string): Promise<void> {
    const answer = await fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    if (answer?.ok) ready.add(url);
    else ready.delete(url);
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const among = ready.size > 0 ? urls.filter((url) => ready.has(url)) : urls;
    const url = among[(turn += 1) % among.length]!;
    const fail = (problem: Error) =>
      void (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(`${url}: ${problem.message}`));
    const { method, headers, url: path } = incoming;
    const upstream = callUpstream(url + path, { method, headers, agent }, (answer) => {
      const { connection: _, ...passed } = answer.headers;
      outgoing.writeHead(answer.statusCode!, passed);
      answer.on('error', fail).pipe(outgoing);
    });
    upstream.on('error', fail);
    incoming.pipe(upstream);
  }

  const server = createServer(pass).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const watch = setInterval(() => void Promise.all(urls.map(look)), POLL_MS);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop(): void {
      clearInterval(watch);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
