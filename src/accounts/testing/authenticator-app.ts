import { codeAt, stepOf } from '#accounts/server/security/one-time-code.ts';

/** What an authenticator app shows now for a secret as the product hands it out. */
export function codeOfApp(secret: string): string {
  const five = (letter: string) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0');
  const bytes = Array.from(secret, five).join('').match(/.{8}/g) ?? [];
  return codeAt(
    Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)),
    stepOf(new Date()),
  );
}
