import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '#platform/http/connections/network-of.ts';
import { tooManyCalls } from '#platform/http/rate-limit.ts';

const SECONDS_TO_WAIT = 5;

/**
 * Limits connections per network: at most `most` calls are answered at once, event streams included. Without a proxy in front of
 * the product, a network that opens twice as many connections without a request is cut off.
 */
export function limitConnections(
  app: FastifyInstance,
  { most, isBehindProxy }: { most: number; isBehindProxy: boolean },
) {
  const calls = new Map<string, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const network = networkOf(request.ip);
    if (count(calls, network, 1) > most) {
      count(calls, network, -1);
      return done(tooManyCalls(SECONDS_TO_WAIT));
    }
    reply.raw.once('close', () => count(calls, network, -1));
    done();
  });
  if (isBehindProxy) return;
  const sockets = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    if (count(sockets, network, 1) > 2 * most) socket.destroy();
    socket.once('close', () => count(sockets, network, -1));
  });
}

function count(counts: Map<string, number>, key: string, change: number): number {
  const now = (counts.get(key) ?? 0) + change;
  if (now > 0) counts.set(key, now);
  else counts.delete(key);
  return now;
}
