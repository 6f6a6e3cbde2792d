import { and, eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';

/** Marks the address as verified, because a code mailed to it was used. */
export async function confirmAddress(transaction: Database, userId: string, now: Date): Promise<void> {
  const confirmed = await transaction
    .update(users)
    .set({ emailVerified: true, updatedAt: now })
    .where(and(eq(users.id, userId), eq(users.emailVerified, false)))
    .returning({ id: users.id });
  if (confirmed.length === 0) return;
  await recordOfAccount(transaction, accountHappenings.emailVerified, userId, userId);
  await announceWaiting(transaction, { userIds: [userId] });
}
