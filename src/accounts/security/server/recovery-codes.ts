import { createHmac, randomInt } from 'node:crypto';

const COUNT = 10;
const HALF = 5;
/** Letters and digits that look alike are left out. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

const half = () => Array.from({ length: HALF }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Codes for when the phone is lost; each works once. Only their hashes are stored. */
export function newRecoveryCodes(key: string): { codes: string[]; kept: string } {
  const codes = Array.from({ length: COUNT }, () => `${half()}-${half()}`);
  return { codes, kept: JSON.stringify(codes.map((code) => hashOf(key, code))) };
}

/** The remaining hashes after using a code; null when it matches none. Case, spaces and the dash are ignored. */
export function withoutRecoveryCode(key: string, kept: string, code: string): string | null {
  const hashes = JSON.parse(kept) as string[];
  const left = hashes.filter((hash) => hash !== hashOf(key, code));
  return left.length < hashes.length ? JSON.stringify(left) : null;
}

function hashOf(key: string, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', key).update(`recovery code ${plain}`).digest('base64url');
}
