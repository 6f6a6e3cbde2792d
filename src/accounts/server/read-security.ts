import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { readProvider } from '#accounts/social/server/read-provider.ts';
import { findPasswordHash } from '#accounts/security/server/prove-password.ts';
import { actionCodes, passkeys, twoFactors, users } from '#accounts/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

/** The caller's ways to sign in: password, provider, second factor, passkeys, and an unconfirmed change of e-mail. */
export async function readSecurity(context: SignedInContext) {
  const { database, now } = context;
  const { userId } = context.session;
  const [[person], [factor], [pending], keys, hash, provider] = await Promise.all([
    database.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, userId)),
    database.select({ recoveryCodes: twoFactors.backupCodes }).from(twoFactors).where(eq(twoFactors.userId, userId)),
    database
      .select({ email: actionCodes.newEmail })
      .from(actionCodes)
      .where(
        and(
          eq(actionCodes.userId, userId),
          eq(actionCodes.mode, 'changeEmail'),
          isNull(actionCodes.usedAt),
          gt(actionCodes.expiresAt, now),
        ),
      ),
    database.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id)),
    findPasswordHash(database, userId),
    readProvider(context),
  ]);
  const isOn = person?.isOn ?? false;
  return {
    hasPassword: hash !== null,
    provider,
    pendingEmail: pending?.email ?? null,
    secondFactor: {
      isOn,
      recoveryCodesLeft: isOn && factor ? (JSON.parse(factor.recoveryCodes) as string[]).length : 0,
    },
    passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}
