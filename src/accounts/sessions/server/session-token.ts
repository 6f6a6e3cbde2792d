import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { readSessionCookie } from '#accounts/sessions/server/session-cookie.ts';
import { speaksByToken } from '#platform/http/speaks-by-token.ts';

const TOKEN_BYTES = 32;

/** What the holder of a session shows; the database knows its hash alone. */
export function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** The token that a request shows: by its header or by its cookie, never by both. Null when there is none. */
export function shownToken(request: FastifyRequest): string | null {
  if (!speaksByToken(request)) return readSessionCookie(request);
  return request.headers.authorization!.slice('bearer '.length).trim() || null;
}
