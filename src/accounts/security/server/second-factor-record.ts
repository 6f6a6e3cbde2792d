import { createHash } from 'node:crypto';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import { eq } from 'drizzle-orm';
import { twoFactors, users, verifications } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/** XChaCha20-Poly1305 under the server's secret, in the format of better-auth: secrets that it sealed can still be opened. */
const cipherOf = (key: string) => managedNonce(xchacha20poly1305)(createHash('sha256').update(key).digest());

export function sealSecret(key: string, secret: Buffer): string {
  return Buffer.from(cipherOf(key).encrypt(Buffer.from(secret.toString('base64url')))).toString('hex');
}

/** Null when it was sealed under another server secret: no code matches it any more. */
export function openSecret(key: string, sealed: string): Buffer | null {
  try {
    const opened = cipherOf(key).decrypt(Buffer.from(sealed, 'hex'));
    return Buffer.from(Buffer.from(opened).toString(), 'base64url');
  } catch {
    return null;
  }
}

/** Locks the second factor of a person; others wait until this transaction ends. */
export async function lockSecondFactor(transaction: Database, userId: string) {
  const [person] = await transaction
    .select({ isOn: users.twoFactorEnabled, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  const [record] = await transaction.select().from(twoFactors).where(eq(twoFactors.userId, userId));
  return { isOn: person!.isOn, email: person!.email, record: record ?? null };
}

const usedStepKey = (userId: string) => `totp:${userId}`;

/** The time step of the last used code: no code works twice. */
export async function readUsedStep(transaction: Database, userId: string): Promise<number> {
  const [stored] = await transaction
    .select({ step: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, usedStepKey(userId)));
  return stored ? Number(stored.step) : 0;
}

const REMEMBERED_MS = 600_000;

export async function saveUsedStep(transaction: Database, userId: string, step: number, now: Date): Promise<void> {
  const identifier = usedStepKey(userId);
  await transaction.delete(verifications).where(eq(verifications.identifier, identifier));
  const expiresAt = new Date(now.getTime() + REMEMBERED_MS);
  await transaction.insert(verifications).values({ identifier, value: String(step), expiresAt });
}
