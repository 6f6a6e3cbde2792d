import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { buildPreviewImage } from '#platform/reports/build-preview-image.ts';
import type { PreviewImage } from '#platform/reports/preview-image.ts';

const CACHE_SIZE = 200;
const MAXIMUM_UNDER_WAY = 20;
const CACHE_MINUTES = 60;
/** Keyed by content, least recently used first: some 30 kB each. */
const cache = new Map<string, Promise<Buffer>>();
let underWay = 0;

interface PreviewOptions {
  /** The link can be revoked: whoever keeps the image asks each time whether it is still shared. */
  revocable?: boolean;
}

/** Answers with the preview image of a shared link. Its content is the cache key, so that a changed title is a new image at once. */
export async function answerPreviewImage(
  request: FastifyRequest,
  reply: FastifyReply,
  preview: PreviewImage,
  { revocable = false }: PreviewOptions = {},
): Promise<FastifyReply> {
  const tag = `"${createHash('sha256').update(JSON.stringify(preview)).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', revocable ? 'private, no-cache' : `public, max-age=${CACHE_MINUTES * 60}`);
  reply.header('etag', tag);
  // Whoever embeds the link loads the image from its own site.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
  return reply.type('image/png').send(await pictureOf(tag, preview));
}

function pictureOf(tag: string, preview: PreviewImage): Promise<Buffer> {
  const known = cache.get(tag) ?? makePicture(tag, preview);
  cache.delete(tag);
  cache.set(tag, known);
  for (const oldest of cache.keys()) {
    if (cache.size <= CACHE_SIZE) break;
    cache.delete(oldest);
  }
  return known;
}

function makePicture(tag: string, preview: PreviewImage): Promise<Buffer> {
  // Anybody may request these, so the queue of the process that also renders PDFs stays short.
  if (underWay >= MAXIMUM_UNDER_WAY) throw platformErrors.unavailable();
  underWay += 1;
  const made = buildPreviewImage(preview).finally(() => (underWay -= 1));
  made.catch(() => cache.delete(tag));
  return made;
}
