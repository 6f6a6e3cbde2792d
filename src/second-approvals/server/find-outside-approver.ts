import { and, eq, isNull } from 'drizzle-orm';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/db/connection.ts';

/** The person outside whom the operator named, once they have an account with two-step login; null: there is none. */
export async function findOutsideApprover(
  database: Database,
  { outsideApprover }: Pick<Config, 'outsideApprover'>,
) {
  if (outsideApprover === null) return null;
  const isLocked = and(eq(users.emailVerified, true), eq(users.twoFactorEnabled, true), isNull(users.deletedAt));
  const [found] = await database
    .select({ userId: users.id, ...mailReader })
    .from(users)
    .where(and(eq(users.email, outsideApprover), isLocked));
  return found ?? null;
}
