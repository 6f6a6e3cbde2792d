import { createHash, randomBytes } from 'node:crypto';

const CODE_BYTES = 16;

/** The stored form of a code: a reader of the database cannot use it. */
export function hashCode(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

/** Generates a code for a mailed link, 128 bits from the system's random source, with its hash. */
export function newCode(): { code: string; codeHash: string } {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  return { code, codeHash: hashCode(code) };
}
