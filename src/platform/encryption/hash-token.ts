import { createHash } from 'node:crypto';

/**
 * The hash that the database stores of a token that is only looked up: a reader of the database cannot use it. Migrations hash in
 * SQL the same way.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
