import { and, eq } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { isPasswordOfHash } from '#accounts/passwords/server/hash-password.ts';
import { identities } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/** Required before irreversible actions: the holder of an open session must also know the password. */
export async function requireOwnPassword(database: Database, userId: string, password: string): Promise<void> {
  const [identity] = await database
    .select({ password: identities.password })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.providerId, 'credential')));
  if (!identity?.password) throw accountErrors.passwordMissing();
  if (!(await isPasswordOfHash(identity.password, password))) throw accountErrors.currentPasswordWrong();
}
