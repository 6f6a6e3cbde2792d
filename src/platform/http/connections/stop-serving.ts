import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { ProductError } from '#platform/errors/product-error.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

/** After that what still runs, or never ended being sent, is cut off. */
const LAST_MS = 10_000;

/** `draining`: still answers, and says that it will go. `closing`: ends what it began and begins nothing. */
type Phase = 'serving' | 'draining' | 'closing';
const phases = new WeakMap<FastifyInstance, Phase>();

function unavailable(): ProductError {
  const { code, status } = platformErrors.unavailable;
  return new ProductError(code, status, {}, { retryAfterSeconds: 1 });
}

/** Lets the server end without failing anybody, see `stopServing`. */
export function prepareStopping(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const phase = phases.get(app) ?? 'serving';
    if (phase === 'closing' || (phase === 'draining' && request.url.split('?')[0] === '/api/ready'))
      throw unavailable();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (phases.has(app)) reply.header('connection', 'close');
  });
}

/**
 * Ends the server: readiness turns red and everything is answered for `drainSeconds` more, so that whoever shares out the calls can look elsewhere;
 * then what runs may end, for ten seconds at most.
 */
export async function stopServing(app: FastifyInstance, drainSeconds: number): Promise<void> {
  phases.set(app, 'draining');
  await delay(drainSeconds * 1_000);
  phases.set(app, 'closing');
  const last = setTimeout(() => app.server.closeAllConnections(), LAST_MS);
  await app.close();
  clearTimeout(last);
}
