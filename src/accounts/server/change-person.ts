import { and, eq } from 'drizzle-orm';
import type { NavigationStage } from '#accounts/rules/stages.ts';
import { users } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

/** The name that others see. */
export async function renamePerson(transaction: Database, userId: string, name: string): Promise<void> {
  await transaction.update(users).set({ name, updatedAt: new Date() }).where(eq(users.id, userId));
}

/** On to the next stage, only from the one before: nobody falls back. */
export async function advanceStage(
  transaction: Database,
  userId: string,
  from: NavigationStage,
  to: NavigationStage,
): Promise<void> {
  await transaction
    .update(users)
    .set({ navigationStage: to, updatedAt: new Date() })
    .where(and(eq(users.id, userId), eq(users.navigationStage, from)));
}
