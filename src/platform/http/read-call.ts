import type { FastifyRequest } from 'fastify';
import type { Call } from '#platform/http/request-context.ts';

/** The properties of a request that use cases may see. */
export function readCall({ ip, url, cookies, headers }: FastifyRequest): Call {
  const [, token] = /^bearer +(\S.*)$/i.exec(headers.authorization ?? '') ?? [];
  return { address: ip, url, cookies, userAgent: headers['user-agent'] ?? null, token: token?.trim() ?? null };
}
