import type { FastifyRequest } from 'fastify';
import type { Call } from '#platform/http/request-context.ts';

/** What use cases may know of how a request came in. */
export function readCall({ ip, url, cookies, headers }: FastifyRequest): Call {
  const [, token] = /^bearer +(\S.*)$/i.exec(headers.authorization ?? '') ?? [];
  return { address: ip, url, cookies, userAgent: headers['user-agent'] ?? null, token: token?.trim() ?? null };
}
