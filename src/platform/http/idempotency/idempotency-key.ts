import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '#platform/contract/operation.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
const pattern = /^[\w-]{8,128}$/;

/** Identifies the call (`key`, hashed with its caller) and its content (`fingerprint`). */
export interface IdempotencyKey {
  key: string;
  /** Hash of the caller alone. */
  caller: string;
  fingerprint: string;
}

/** The idempotency key of the call; null when it has none. Throws 422 for an invalid one. */
export function readIdempotencyKey(request: FastifyRequest, userId: string, upload?: Upload): IdempotencyKey | null {
  const given = request.headers[IDEMPOTENCY_HEADER];
  if (given === undefined || request.method === 'GET') return null;
  if (typeof given !== 'string' || !pattern.test(given))
    throw platformErrors.invalid({}, [{ path: IDEMPOTENCY_HEADER, code: platformErrors.fieldInvalid.code }]);
  const { method, url, headers, body } = request;
  const space = String(headers.workspaceid ?? '');
  const fingerprint = hash(method, url, space, upload ? upload.digest : textOf(body));
  return { key: hash(userId, given), caller: hash(userId), fingerprint };
}

function hash(...parts: string[]): string {
  const made = createHash('sha256');
  for (const part of parts) made.update(part).update('\n');
  return made.digest('base64url');
}

function textOf(body: unknown): string {
  return JSON.stringify(body) ?? '';
}
