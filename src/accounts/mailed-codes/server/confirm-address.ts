import { and, eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/** Somebody used a code that was mailed to the own address: the address is theirs. */
export async function confirmAddress(transaction: Database, userId: string, now: Date): Promise<void> {
  await transaction
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)));
}
