import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '#platform/contract/operation.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';

const HEADER = 'idempotency-key';
const pattern = /^[\w-]{8,128}$/;

/** Which call this is (`key`, hashed with its caller) and what it asks for (`fingerprint`). */
export interface CallKey {
  key: string;
  fingerprint: string;
}

/** The key under which the caller may repeat this call; null when it gave none. Throws 422 for one that is none. */
export function callKeyOf(request: FastifyRequest, userId: string, upload?: Upload): CallKey | null {
  const given = request.headers[HEADER];
  if (given === undefined || request.method === 'GET') return null;
  if (typeof given !== 'string' || !pattern.test(given))
    throw platformErrors.invalid({}, [{ path: HEADER, code: platformErrors.fieldInvalid.code }]);
  const { method, url, headers, body } = request;
  const space = String(headers.workspaceid ?? '');
  return { key: hash(userId, given), fingerprint: hash(method, url, space, upload ? upload.digest : textOf(body)) };
}

function hash(...parts: string[]): string {
  const made = createHash('sha256');
  for (const part of parts) made.update(part).update('\n');
  return made.digest('base64url');
}

function textOf(body: unknown): string {
  return JSON.stringify(body) ?? '';
}
