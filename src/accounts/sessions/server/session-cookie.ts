import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
const NAME = 'ponte.session_token';
/** As long as browsers keep a cookie at most: the session ends on the server, which moves its end on with every use. */
const COOKIE_SECONDS = 400 * 24 * 3_600;

/** Browsers take a cookie with this prefix only over https, so that no neighbour on plain http can plant one. */
const nameOf = (request: FastifyRequest) => (request.server.product.config.secureCookies ? `__Secure-${NAME}` : NAME);

const attributesOf = (request: FastifyRequest) =>
  ({
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: request.server.product.config.secureCookies,
  }) as const;

/** In the way of the library that kept sessions before (better-auth): cookies from then are still good. */
function signatureOf(request: FastifyRequest, token: string): string {
  return createHmac('sha256', request.server.product.sessionSecret).update(token).digest('base64');
}

export function giveSessionCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const value = `${token}.${signatureOf(request, token)}`;
  reply.setCookie(nameOf(request), value, { ...attributesOf(request), maxAge: COOKIE_SECONDS });
}

export function takeSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf(request), attributesOf(request));
}

/** The token in the caller's cookie; null without one, and for one that we did not sign: that costs no question to the database. */
export function readSessionCookie(request: FastifyRequest): string | null {
  const value = request.cookies[nameOf(request)] ?? '';
  const dot = value.lastIndexOf('.');
  if (dot < 1) return null;
  const token = value.slice(0, dot);
  const [given, expected] = [value.slice(dot + 1), signatureOf(request, token)].map((text) => Buffer.from(text));
  return given!.length === expected!.length && timingSafeEqual(given!, expected!) ? token : null;
}
