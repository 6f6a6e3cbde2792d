import { type Readable, Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { hasBody } from '#platform/http/body/read-body.ts';

export interface BodyBounds {
  maximumBytes: number;
  /** Bodies with files may take longer than JSON. */
  isFile: boolean;
}

/** After the grace period, a sender slower than this is cut off. */
const MINIMUM_BYTES_PER_SECOND = 1_024;
const GRACE_MS = 5_000;
const JSON_MS = 20_000;
const FILE_MS = 300_000;
const CHECK_MS = 500;
/** Limits where no operation expects a body. */
const UNEXPECTED: BodyBounds = { maximumBytes: 4 * 1024, isFile: false };

const expected = new WeakMap<FastifyRequest, BodyBounds>();

/** Declares how much of a request's body will be read. Throws 413 when more is declared. */
export function expectBody(request: FastifyRequest, bounds: BodyBounds): void {
  if (!hasBody(request)) return;
  if (Number(request.headers['content-length'] ?? 0) > bounds.maximumBytes) throw platformErrors.tooLarge();
  expected.set(request, bounds);
}

/** Limits every body in size, total time and minimum pace. */
export function boundBodies(app: FastifyInstance): void {
  // A sender that asks first (Expect: 100-continue) is told to continue only after the gate accepted the call.
  app.server.on('checkContinue', (request, response) => app.server.emit('request', request, response));
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (!hasBody(request)) return done(null, payload);
    if (request.headers.expect?.toLowerCase() === '100-continue') reply.raw.writeContinue();
    done(null, (payload as Readable).pipe(new BoundedBody(expected.get(request) ?? UNEXPECTED, payload as Readable)));
  });
}

class BoundedBody extends Transform {
  readonly #bounds: BodyBounds;
  readonly #watch: NodeJS.Timeout;
  readonly #started = Date.now();
  #received = 0;

  constructor(bounds: BodyBounds, source: Readable) {
    super();
    this.#bounds = bounds;
    this.#watch = setInterval(() => this.#refuseSlow(), CHECK_MS).unref();
    // The reader gets the error; without a reader, nobody may read the body any more.
    this.on('error', () => {});
    // A connection closed by its sender is neither our fault nor a dependency's.
    source.once('error', () => this.destroy(platformErrors.brokenJson()));
    // A sender that disconnects does not end the stream by itself.
    source.once('close', () => void (source.readableEnded || this.destroy(platformErrors.brokenJson())));
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback): void {
    this.#received += chunk.length;
    if (this.#received > this.#bounds.maximumBytes) return done(platformErrors.tooLarge());
    done(null, chunk);
  }

  override _flush(done: TransformCallback): void {
    clearInterval(this.#watch);
    done();
  }

  override _destroy(problem: Error | null, done: (problem: Error | null) => void): void {
    clearInterval(this.#watch);
    done(problem);
  }

  #refuseSlow(): void {
    const elapsed = Date.now() - this.#started;
    const isLate = elapsed > (this.#bounds.isFile ? FILE_MS : JSON_MS);
    const isSlow = elapsed > GRACE_MS && this.#received < (elapsed / 1_000) * MINIMUM_BYTES_PER_SECOND;
    if (isLate || isSlow) this.destroy(platformErrors.tooSlow());
  }
}
