import { eq } from 'drizzle-orm';
import { redeemCode } from '#accounts/mailed-codes/server/action-codes.ts';
import { users } from '#accounts/server/tables.ts';
import type { Context } from '#platform/http/request-context.ts';

/** Redeems the link of the verification mail. */
export async function verifyEmail(context: Context, code: string) {
  await context.database.transaction(async (transaction) => {
    const userId = await redeemCode(transaction, 'verifyEmail', code, context.now);
    await transaction.update(users).set({ emailVerified: true, updatedAt: context.now }).where(eq(users.id, userId));
  });
  return { done: true as const };
}
