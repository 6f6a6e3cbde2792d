import { and, eq, gt, isNull } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import type { ActionMode } from '#accounts/mailed-codes/rules/action-modes.ts';
import { hashCode, newCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { actionCodes } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

const lifeSeconds: Record<ActionMode, number> = {
  verifyEmail: 3 * 24 * 3600,
  resetPassword: 3600,
  changeEmail: 24 * 3600,
  deleteAccount: 3600,
};

/** The expiry of a code issued now. */
export function codeExpiresAt(mode: ActionMode, now: Date): Date {
  return new Date(now.getTime() + lifeSeconds[mode] * 1000);
}

/** Voids a person's unused mailed codes: of one kind, or all. */
export async function voidCodes(transaction: Database, userId: string, now: Date, mode?: ActionMode): Promise<void> {
  await transaction
    .update(actionCodes)
    .set({ usedAt: now })
    .where(
      and(eq(actionCodes.userId, userId), mode ? eq(actionCodes.mode, mode) : undefined, isNull(actionCodes.usedAt)),
    );
}

/** Issues a code for a mailed link and voids older ones of the same kind. Only its hash is stored. */
export async function issueCode(
  transaction: Database,
  userId: string,
  mode: ActionMode,
  now: Date,
  newEmail: string | null = null,
): Promise<string> {
  await voidCodes(transaction, userId, now, mode);
  const { code, codeHash } = newCode();
  const expiresAt = codeExpiresAt(mode, now);
  await transaction.insert(actionCodes).values({ userId, mode, codeHash, expiresAt, newEmail });
  return code;
}

function stillGood(mode: ActionMode, code: string, now: Date) {
  return and(
    eq(actionCodes.codeHash, hashCode(code)),
    eq(actionCodes.mode, mode),
    isNull(actionCodes.usedAt),
    gt(actionCodes.expiresAt, now),
  );
}

/** Whose code it is or was, good or not; null for one that was never issued. */
export async function findOwnerOfCode(database: Database, mode: ActionMode, code: string): Promise<string | null> {
  const [found] = await database
    .select({ userId: actionCodes.userId })
    .from(actionCodes)
    .where(and(eq(actionCodes.codeHash, hashCode(code)), eq(actionCodes.mode, mode)));
  return found?.userId ?? null;
}

/** The owner of a code, without using it. */
export async function readCode(database: Database, mode: ActionMode, code: string, now: Date): Promise<string> {
  const [found] = await database
    .select({ userId: actionCodes.userId })
    .from(actionCodes)
    .where(stillGood(mode, code, now));
  if (!found) throw accountErrors.codeInvalid();
  return found.userId;
}

/** Redeems a code and returns its owner. Of two concurrent uses one wins; used, expired and made-up codes are refused alike. */
export async function redeemCode(transaction: Database, mode: ActionMode, code: string, now: Date): Promise<string> {
  return (await redeem(transaction, mode, code, now)).userId;
}

/** Redeems a code that changes an e-mail: returns the owner and the address that the code was sent to. */
export async function redeemEmailChange(transaction: Database, code: string, now: Date) {
  const { userId, newEmail } = await redeem(transaction, 'changeEmail', code, now);
  return { userId, newEmail: newEmail! };
}

async function redeem(transaction: Database, mode: ActionMode, code: string, now: Date) {
  const [redeemed] = await transaction
    .update(actionCodes)
    .set({ usedAt: now })
    .where(stillGood(mode, code, now))
    .returning({ userId: actionCodes.userId, newEmail: actionCodes.newEmail });
  if (!redeemed) throw accountErrors.codeInvalid();
  return redeemed;
}
