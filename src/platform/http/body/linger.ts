import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long an answered sender may go on sending a body that nobody reads. */
const LINGER_MS = 5_000;
/** Bytes discarded between two pauses: they are garbage of the process until collected. */
const PORTION_BYTES = 64 * 1024;
const PAUSE_MS = 1_000;

/**
 * Lets a sender that was answered before the end of its body go on for a moment, because one that is cut off at once never reads
 * the answer. The rest is discarded in portions, so that many senders of huge bodies cost little memory.
 */
export function lingerAfterAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return;
    // Node.js discards the rest of an unread body at full speed.
    raw.unpipe();
    raw.pause();
    raw.read(0);
  });
  app.addHook('onResponse', async ({ raw }) => dropInPortions(raw));
}

function dropInPortions(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return void request.resume();
  let portion = 0;
  let pause: NodeJS.Timeout | undefined;
  request.on('data', (chunk: Buffer) => {
    portion += chunk.length;
    if (portion < PORTION_BYTES) return;
    portion = 0;
    request.pause();
    pause = setTimeout(() => request.resume(), PAUSE_MS).unref();
  });
  request.resume();
  const end = setTimeout(() => request.destroy(), LINGER_MS).unref();
  request.once('close', () => {
    clearTimeout(end);
    clearTimeout(pause);
  });
}
