import { eq } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { matchingStep } from '#accounts/security/server/one-time-code.ts';
import { withoutRecoveryCode } from '#accounts/security/server/recovery-codes.ts';
import {
  saveUsedStep,
  lockSecondFactor,
  openSecret,
  readUsedStep,
} from '#accounts/security/server/second-factor-record.ts';
import { twoFactors } from '#accounts/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { ProductError } from '#platform/errors/product-error.ts';
import type { Context } from '#platform/http/request-context.ts';

export type Proof = { code: string } | { recoveryCode: string };
type Refusal = 'wrong' | 'off' | { lockedUntil: Date };
type Record = NonNullable<Awaited<ReturnType<typeof lockSecondFactor>>['record']>;

const FAILURES_BEFORE_LOCK = 5;
const LOCK_MS = 15 * 60_000;

/**
 * Runs work that requires the second factor, in one transaction with redeeming the code, so that a code works once even when sent
 * twice at the same moment. Wrong codes are counted per person; after five, nobody may try for a quarter of an hour.
 */
export async function withSecondFactor<Result>(
  context: Context,
  userId: string,
  proof: Proof,
  work: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  // A refusal is counted, so it must not roll the transaction back.
  const outcome = await context.database.transaction(async (transaction) => {
    const refusal = await proveSecondFactor(context, transaction, userId, proof);
    return refusal ? { refusal } : { result: await work(transaction) };
  });
  if ('result' in outcome) return outcome.result as Result;
  throw errorOf(outcome.refusal, context.now);
}

/** Spends a proof by itself, for what has its own transaction. Throws as `withSecondFactor` does. */
export const prove = (context: Context, userId: string, proof: Proof): Promise<void> =>
  withSecondFactor(context, userId, proof, async () => {});

async function proveSecondFactor(
  context: Context,
  transaction: Database,
  userId: string,
  proof: Proof,
): Promise<Refusal | null> {
  const { isOn, record } = await lockSecondFactor(transaction, userId);
  if (!isOn || !record) return 'off';
  if (record.lockedUntil && record.lockedUntil > context.now) return { lockedUntil: record.lockedUntil };
  const change = await spendProof(context, transaction, record, proof);
  const failures = record.failedVerificationCount + 1;
  const isLocked = failures >= FAILURES_BEFORE_LOCK;
  await transaction
    .update(twoFactors)
    .set(
      change
        ? { ...change, failedVerificationCount: 0, lockedUntil: null }
        : {
            failedVerificationCount: isLocked ? 0 : failures,
            lockedUntil: isLocked ? new Date(context.now.getTime() + LOCK_MS) : null,
          },
    )
    .where(eq(twoFactors.id, record.id));
  return change ? null : 'wrong';
}

/** The changes to the record when the proof is valid; null when it is not. */
async function spendProof(
  { sessionSecret: key, now }: Context,
  transaction: Database,
  record: Record,
  proof: Proof,
): Promise<Partial<Record> | null> {
  if ('recoveryCode' in proof) {
    const backupCodes = withoutRecoveryCode(key, record.backupCodes, proof.recoveryCode);
    return backupCodes === null ? null : { backupCodes };
  }
  const secret = openSecret(key, record.secret);
  const step = secret && matchingStep(secret, proof.code, now, await readUsedStep(transaction, record.userId));
  if (step === null) return null;
  await saveUsedStep(transaction, record.userId, step, now);
  return {};
}

function errorOf(refusal: Refusal, now: Date): ProductError {
  if (refusal === 'off') return accountErrors.secondFactorOff();
  if (refusal === 'wrong') return accountErrors.secondFactorWrong();
  const retryAfterSeconds = Math.ceil((refusal.lockedUntil.getTime() - now.getTime()) / 1000);
  const { code, status } = platformErrors.tooMany;
  return new ProductError(code, status, { seconds: retryAfterSeconds }, { retryAfterSeconds });
}
