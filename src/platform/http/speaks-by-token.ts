import type { FastifyRequest } from 'fastify';

/** An API client; browsers hold their session in a cookie. Other schemes belong to whatever stands before the product. */
export function speaksByToken(request: FastifyRequest): boolean {
  return /^bearer /i.test(request.headers.authorization ?? '');
}
