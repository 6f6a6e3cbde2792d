import { redeemCode } from '#accounts/mailed-codes/server/action-codes.ts';
import { confirmAddress } from '#accounts/mailed-codes/server/confirm-address.ts';
import type { Context } from '#platform/http/request-context.ts';

/** Redeems the link of the verification mail. */
export async function verifyEmail(context: Context, code: string) {
  await context.database.transaction(async (transaction) => {
    const userId = await redeemCode(transaction, 'verifyEmail', code, context.now);
    await confirmAddress(transaction, userId, context.now);
  });
  return { done: true as const };
}
