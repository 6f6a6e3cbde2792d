import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { buildPreviewImage } from '#platform/reports/build-preview-image.ts';
import type { PreviewImage } from '#platform/reports/preview-image.ts';

const KEPT = 200;
const MOST_UNDER_WAY = 20;
const MINUTES_KEPT_BY_OTHERS = 60;
/** By what they show, the least lately asked for first: some 30 kB each. */
const kept = new Map<string, Promise<Buffer>>();
let underWay = 0;

/** Answers with the picture of a shared link. What it shows names it, so that a changed title is a new picture at once. */
export async function answerPreviewImage(
  request: FastifyRequest,
  reply: FastifyReply,
  preview: PreviewImage,
): Promise<FastifyReply> {
  const tag = `"${createHash('sha256').update(JSON.stringify(preview)).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', `public, max-age=${MINUTES_KEPT_BY_OTHERS * 60}`).header('etag', tag);
  // Whoever shows the link loads the picture from its own site.
  reply.header('cross-origin-resource-policy', 'cross-origin');
  if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
  return reply.type('image/png').send(await pictureOf(tag, preview));
}

function pictureOf(tag: string, preview: PreviewImage): Promise<Buffer> {
  const known = kept.get(tag) ?? makePicture(tag, preview);
  kept.delete(tag);
  kept.set(tag, known);
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT) break;
    kept.delete(oldest);
  }
  return known;
}

function makePicture(tag: string, preview: PreviewImage): Promise<Buffer> {
  // Anybody may ask for these: the queue of the process that also makes PDFs stays short.
  if (underWay >= MOST_UNDER_WAY) throw platformErrors.unavailable();
  underWay += 1;
  const made = buildPreviewImage(preview).finally(() => (underWay -= 1));
  made.catch(() => kept.delete(tag));
  return made;
}
