import { and, eq } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { isPasswordOfHash } from '#accounts/passwords/server/hash-password.ts';
import { identities } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { countCall } from '#platform/http/rate-limit.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

const guessesPerPerson = { count: 10, seconds: 300 };

/** The stored hash; null for a person who signed up with a sign-in provider and never chose a password. */
export async function findPasswordHash(database: Database, userId: string): Promise<string | null> {
  const [identity] = await database
    .select({ password: identities.password })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.providerId, 'credential')));
  return identity?.password ?? null;
}

export async function isPasswordOf(database: Database, userId: string, password: string): Promise<boolean> {
  const hash = await findPasswordHash(database, userId);
  return hash !== null && isPasswordOfHash(hash, password);
}

/** Requires the signed-in person's password again, before something that a thief of an open session must not do. */
export async function requirePassword(context: SignedInContext, password: string, path: string): Promise<void> {
  const { userId } = context.session;
  if (context.settings.rateLimits)
    await countCall(context.database, 'password of a person', guessesPerPerson, { address: userId });
  const hash = await findPasswordHash(context.database, userId);
  if (hash === null) throw accountErrors.passwordMissing();
  if (await isPasswordOfHash(hash, password)) return;
  const { code } = accountErrors.currentPasswordWrong;
  throw accountErrors.currentPasswordWrong({}, [{ path, code }]);
}
