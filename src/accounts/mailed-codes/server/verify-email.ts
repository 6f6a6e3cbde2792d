import { findOwnerOfCode, redeemCode } from '#accounts/mailed-codes/server/action-codes.ts';
import { confirmAddress } from '#accounts/mailed-codes/server/confirm-address.ts';
import { findPerson } from '#accounts/server/queries.ts';
import type { Context } from '#platform/http/request-context.ts';

/** Redeems the link of the verification mail; of somebody who is confirmed, a link that was used before has done what it says. */
export async function verifyEmail(context: Context, code: string) {
  const userId = await findOwnerOfCode(context.database, 'verifyEmail', code);
  if (userId && (await findPerson(context.database, userId))?.emailVerified) return { done: true as const };
  await context.database.transaction(async (transaction) => {
    const owner = await redeemCode(transaction, 'verifyEmail', code, context.now);
    await confirmAddress(transaction, owner, context.now);
  });
  return { done: true as const };
}
