import type { FastifyReply, FastifyRequest } from 'fastify';
import { jobsErrors } from '#jobs/errors.ts';
import { type BoardPlace, readCursor } from '#jobs/board/rules/board-cursor.ts';

const MINUTES_KEPT = 5;

/** Where the requested page of a feed starts; null for the first. */
export function placeOfRequest(request: FastifyRequest): BoardPlace | null {
  const { after } = request.query as { after?: unknown };
  if (after === undefined) return null;
  const place = typeof after === 'string' ? readCursor(after) : null;
  if (!place) throw jobsErrors.cursorInvalid();
  return place;
}

/**
 * Sends public caching headers and returns whether the reader already has this state. Compares only the ETag, never the date: a vacancy
 * that leaves the board changes the feed without a newer date in it.
 */
export function isUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  state: { digest: string; changedAt: Date | null },
): boolean {
  const tag = `W/"${state.digest}"`;
  cacheForMinutes(reply).header('etag', tag);
  if (state.changedAt) reply.header('last-modified', state.changedAt.toUTCString());
  const known = request.headers['if-none-match']?.split(',').map((one) => one.trim()) ?? [];
  return known.some((one) => one === '*' || one.replace(/^(W\/)?/, 'W/') === tag);
}

export function cacheForMinutes(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', `public, max-age=${MINUTES_KEPT * 60}`);
}
