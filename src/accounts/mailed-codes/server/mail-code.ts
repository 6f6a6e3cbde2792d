import { createHash, randomBytes } from 'node:crypto';

const CODE_BYTES = 16;

/** What is kept of a code: who reads the database cannot use it. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

/** A code for a link in a mail, 128 bits from the system's source of randomness, with its hash. */
export function newCode(): { code: string; codeHash: string } {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  return { code, codeHash: hashCode(code) };
}
