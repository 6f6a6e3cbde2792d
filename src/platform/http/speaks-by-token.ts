import type { FastifyRequest } from 'fastify';

/** An API client: its token alone says who calls, the cookies of the request count for nothing. Other schemes belong to whatever stands before the product. */
export function speaksByToken(request: FastifyRequest): boolean {
  return /^bearer +\S/i.test(request.headers.authorization ?? '');
}
