import { createHash } from 'node:crypto';

/** What the database keeps of a token that is only looked up: who reads it there cannot use it. Migrations hash in SQL the same way. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
