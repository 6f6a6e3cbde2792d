import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ProductError } from '#platform/errors/product-error.ts';
import { LAST_MS } from '#platform/http/connections/stop-timer.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

/** `draining`: still answers, but is not ready. `closing`: finishes running requests and accepts no new ones. */
type Phase = 'serving' | 'draining' | 'closing';
const phases = new WeakMap<FastifyInstance, Phase>();

function unavailable(): ProductError {
  const { code, status } = platformErrors.unavailable;
  return new ProductError(code, status, {}, { retryAfterSeconds: 1 });
}

/** Prepares the server for a shutdown that fails no request, see `stopServing`. */
export function prepareStopping(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const phase = phases.get(app) ?? 'serving';
    const isRefused = phase === 'closing' || (phase === 'draining' && request.url.split('?')[0] === '/api/ready');
    done(isRefused ? unavailable() : undefined);
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (phases.has(app)) reply.header('connection', 'close');
    done();
  });
}

/**
 * Stops the server: readiness turns red and everything is answered for `drainSeconds` more, so that a load balancer can route
 * elsewhere; then running requests finish, within ten seconds at most.
 */
export async function stopServing(app: FastifyInstance, drainSeconds: number): Promise<void> {
  phases.set(app, 'draining');
  await delay(drainSeconds * 1_000);
  phases.set(app, 'closing');
  const last = setTimeout(() => app.server.closeAllConnections(), LAST_MS);
  await app.close();
  clearTimeout(last);
}
