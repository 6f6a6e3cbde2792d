import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long an answered sender may go on sending what nobody reads. */
const LINGER_MS = 5_000;
/** Dropped of one body between two pauses. Chunks that are dropped stay in memory until they are collected. */
const PORTION_BYTES = 16 * 1024;
/** For each sender that lingers: all of them together send at one pace, however many they are. */
const PAUSE_MS = 10;

/**
 * A sender that is answered before the end of its body may send on for a moment, because one that is cut off at once never reads the
 * answer. What comes is dropped in portions, so that many senders of huge bodies cost little memory.
 */
export function lingerAfterAnswers(app: FastifyInstance): void {
  const lingering = new Set<IncomingMessage>();
  app.addHook('onSend', async ({ raw }) => {
    if (raw.complete || raw.destroyed) return;
    // Node.js lets the rest of a body that nobody has begun to read flow by unpaced.
    raw.unpipe();
    raw.pause();
    raw.read(0);
  });
  app.addHook('onResponse', async ({ raw }) => dropInPortions(raw, lingering));
}

function dropInPortions(request: IncomingMessage, lingering: Set<IncomingMessage>): void {
  if (request.complete || request.destroyed) return void request.resume();
  lingering.add(request);
  let portion = 0;
  let pause: NodeJS.Timeout | undefined;
  request.on('data', (chunk: Buffer) => {
    portion += chunk.length;
    if (portion < PORTION_BYTES) return;
    portion = 0;
    request.pause();
    pause = setTimeout(() => request.resume(), PAUSE_MS * lingering.size).unref();
  });
  request.resume();
  const end = setTimeout(() => request.destroy(), LINGER_MS).unref();
  request.once('close', () => {
    lingering.delete(request);
    clearTimeout(end);
    clearTimeout(pause);
  });
}
