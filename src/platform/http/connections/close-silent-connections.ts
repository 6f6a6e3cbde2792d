import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Browsers preconnect for their next request. Fastify's shutdown treats such an unused connection as busy and would wait for it for more
 * than a minute.
 */
export function closeSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.server.on('request', ({ socket }) => silent.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of silent) socket.destroy();
  });
}
