import { brotliCompress, type CompressCallback, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AnswerEncoding, chooseEncoding } from '#platform/http/answer-encoding.ts';
import { usesBearerToken } from '#platform/http/uses-bearer-token.ts';

const AT_LEAST_BYTES = 1_000;

// Compression happens per answer, so the levels are chosen to cost a few milliseconds for the largest boards.
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress: Record<AnswerEncoding, (text: string, done: CompressCallback) => void> = {
  zstd: (text, done) => zstdCompress(text, done),
  br: (text, done) => brotliCompress(text, brotli, done),
  gzip: (text, done) => gzip(text, done),
};

/** Compresses answers of the API with an encoding that the caller accepts; streams and files are sent unchanged. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || !isData(reply)) return done(null, payload);
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '));
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (!encoding || isShort(payload) || mayBeProbed(request, reply)) return done(null, payload);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    compress[encoding](payload, done);
  });
}

/** Counting the bytes of a long text costs as much as sending it. */
const isShort = (text: string) => text.length < AT_LEAST_BYTES && Buffer.byteLength(text) < AT_LEAST_BYTES;

function isData(reply: FastifyReply): boolean {
  return /^application\/([\w.-]+\+)?json\b/.test(String(reply.getHeader('content-type') ?? ''));
}

/**
 * Whether another site may have triggered this answer with somebody's cookie. If that site can inject text into the answer, the compressed
 * length would reveal secrets beside it (BREACH). Answers that set a cookie are not compressed either.
 */
function mayBeProbed(request: FastifyRequest, reply: FastifyReply): boolean {
  // Texts of the build are the same for everybody.
  if (request.url.startsWith('/assets/')) return false;
  if (reply.hasHeader('set-cookie')) return true;
  const { cookie, 'sec-fetch-site': site } = request.headers;
  return cookie !== undefined && !usesBearerToken(request) && site !== 'same-origin';
}
