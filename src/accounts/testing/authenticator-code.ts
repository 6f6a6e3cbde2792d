import { codeAt, stepOf } from '#accounts/security/server/one-time-code.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows for a secret, the given number of half-minute steps from now. */
export function authenticatorCode(secret: string, steps = 0): string {
  const bits = Array.from(secret, (letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const bytes = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  return codeAt(bytes, stepOf(new Date()) + steps);
}
