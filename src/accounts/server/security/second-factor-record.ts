import { eq } from 'drizzle-orm';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { SignIn } from '#accounts/server/sign-in.ts';
import { twoFactors, users, verifications } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/** The secret of the server: seals the secrets of apps, keys the hashes of recovery codes. */
export function serverKey(signIn: SignIn): string {
  return signIn.options.secret;
}

export async function sealSecret(key: string, secret: Buffer): Promise<string> {
  return symmetricEncrypt({ key, data: secret.toString('base64url') });
}

/** Null when it was sealed under another secret of the server: no code fits it any more. */
export async function openSecret(key: string, sealed: string): Promise<Buffer | null> {
  const opened = await symmetricDecrypt({ key, data: sealed }).catch(() => null);
  return opened === null ? null : Buffer.from(opened, 'base64url');
}

/** The second factor of a person; whoever else asks for it waits until this transaction ends. */
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

/** The step of the code that was used last: no code works twice. */
export async function readUsedStep(transaction: Database, userId: string): Promise<number> {
  const [kept] = await transaction
    .select({ step: verifications.value })
    .from(verifications)
    .where(eq(verifications.identifier, usedStepKey(userId)));
  return kept ? Number(kept.step) : 0;
}

const REMEMBERED_MS = 600_000;

export async function keepUsedStep(transaction: Database, userId: string, step: number, now: Date): Promise<void> {
  const identifier = usedStepKey(userId);
  await transaction.delete(verifications).where(eq(verifications.identifier, identifier));
  const expiresAt = new Date(now.getTime() + REMEMBERED_MS);
  await transaction.insert(verifications).values({ identifier, value: String(step), expiresAt });
}
