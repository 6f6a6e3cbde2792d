import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_HEADER } from '#platform/http/idempotency/idempotency-key.ts';
import type { Call } from '#platform/http/request-context.ts';

/** The properties of a request that use cases may see. */
export function readCall({ ip, url, cookies, headers }: FastifyRequest): Call {
  const [, token] = /^bearer +(\S.*)$/i.exec(headers.authorization ?? '') ?? [];
  const signature = headers['stripe-signature'];
  const key = headers[IDEMPOTENCY_HEADER];
  return {
    address: ip,
    url,
    cookies,
    userAgent: headers['user-agent'] ?? null,
    token: token?.trim() ?? null,
    idempotencyKey: typeof key === 'string' ? key : null,
    stripeSignature: typeof signature === 'string' ? signature : null,
  };
}
