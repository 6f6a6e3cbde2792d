import type { FastifyRequest } from 'fastify';

/**
 * Whether this is an API client: only its bearer token identifies the caller, and cookies are ignored. Other schemes belong to
 * whatever runs in front of the product.
 */
export function usesBearerToken(request: FastifyRequest): boolean {
  return /^bearer +\S/i.test(request.headers.authorization ?? '');
}
