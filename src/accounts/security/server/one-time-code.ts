import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** RFC 6238 with the parameters that every authenticator app assumes: SHA-1, six digits, steps of thirty seconds. */
const STEP_SECONDS = 30;
const DIGITS = 6;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;
/** Tolerates phones whose clock is a step off, and people who type slowly. */
const STEPS_OFF = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** Base32 (RFC 4648), as authenticator apps take a secret. */
export function toBase32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / 1000 / STEP_SECONDS);
}

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', secret).update(counter).digest();
  const offset = digest[digest.length - 1]! & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step of a code, when it is valid now and later than the last one used; otherwise null. */
export function matchingStep(secret: Uint8Array, code: string, now: Date, usedStep: number): number | null {
  const current = stepOf(now);
  for (let step = current - STEPS_OFF; step <= current + STEPS_OFF; step += 1) {
    if (step > usedStep && isSame(codeAt(secret, step), code)) return step;
  }
  return null;
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

/** The content of the QR code. */
export function otpauthAddress(secret: Uint8Array, email: string): string {
  const label = `Ponte:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${toBase32(secret)}&issuer=Ponte&digits=${DIGITS}&period=${STEP_SECONDS}`;
}
