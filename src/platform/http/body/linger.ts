import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** How long a sender may continue to send a body after it was answered. */
const LINGER_MS = 5_000;
/** Bytes of one body that are discarded between two pauses. Discarded chunks stay in memory until they are garbage-collected. */
const PORTION_BYTES = 16 * 1024;
/** Multiplied by the number of lingering senders, so that their total rate is constant. */
const PAUSE_MS = 10;

/**
 * A sender that is answered before the end of its body may continue for a moment, because a sender that is cut off at once never reads the
 * answer. Incoming data is discarded in portions, so that many senders of huge bodies cost little memory.
 */
export function lingerAfterAnswers(app: FastifyInstance): void {
  const lingering = new Set<IncomingMessage>();
  app.addHook('onSend', ({ raw }, _reply, _payload, done) => {
    if (!raw.complete && !raw.destroyed) {
      // Without this, Node.js discards the unread rest of the body at full speed.
      raw.unpipe();
      raw.pause();
      raw.read(0);
    }
    done();
  });
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    dropInPortions(raw, lingering);
    done();
  });
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
