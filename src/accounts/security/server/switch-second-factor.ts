import { eq } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { notifyPerson } from '#accounts/security/server/notify-person.ts';
import { matchingStep, newSecret, otpauthAddress, toBase32 } from '#accounts/security/server/one-time-code.ts';
import { requirePassword } from '#accounts/security/server/prove-password.ts';
import { type Proof, withSecondFactor } from '#accounts/security/server/prove-second-factor.ts';
import { newRecoveryCodes } from '#accounts/security/server/recovery-codes.ts';
import {
  saveUsedStep,
  lockSecondFactor,
  openSecret,
  readUsedStep,
  sealSecret,
} from '#accounts/security/server/second-factor-record.ts';
import { endSessions } from '#accounts/sessions/server/manage-sessions.ts';
import { renewSessionCookie } from '#accounts/sessions/server/rotate-token.ts';
import { mailAdministrators } from '#accounts/server/mail-administrators.ts';
import { twoFactors, users } from '#accounts/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';

const keyOf = (context: SignedInContext) => context.sessionSecret;

/** Creates a secret for the app and recovery codes. They take effect once a code of the app confirmed them; beginning again replaces them. */
export async function beginSecondFactor(context: SignedInContext, password: string) {
  await requirePassword(context, password, 'password');
  const { userId } = context.session;
  const secret = newSecret();
  const recovery = newRecoveryCodes(keyOf(context));
  const sealed = sealSecret(keyOf(context), secret);
  const email = await context.database.transaction(async (transaction) => {
    const state = await lockSecondFactor(transaction, userId);
    if (state.isOn) throw accountErrors.secondFactorOn();
    await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId));
    await transaction
      .insert(twoFactors)
      .values({ userId, secret: sealed, backupCodes: recovery.kept, verified: false });
    return state.email;
  });
  const address = otpauthAddress(secret, email);
  // Loaded when first needed, because no start needs its sixty modules.
  const { toString: drawQrCode } = await import('qrcode');
  const drawing = await drawQrCode(address, { type: 'svg', margin: 2 });
  return {
    address,
    secret: toBase32(secret),
    qrCode: `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`,
    recoveryCodes: recovery.codes,
  };
}

/** Switches the second factor on once the app's code matches. Sessions opened without it end. */
export async function confirmSecondFactor(context: SignedInContext, code: string) {
  const { userId, sessionId } = context.session;
  await context.database.transaction(async (transaction) => {
    const { isOn, record } = await lockSecondFactor(transaction, userId);
    if (isOn) throw accountErrors.secondFactorOn();
    if (!record) throw accountErrors.secondFactorOff();
    const secret = openSecret(keyOf(context), record.secret);
    const step = secret && matchingStep(secret, code, context.now, await readUsedStep(transaction, userId));
    if (step === null) throw accountErrors.secondFactorWrong();
    await saveUsedStep(transaction, userId, step, context.now);
    await transaction.update(twoFactors).set({ verified: true }).where(eq(twoFactors.id, record.id));
    await transaction.update(users).set({ twoFactorEnabled: true, updatedAt: context.now }).where(eq(users.id, userId));
    await endSessions(transaction, userId, { except: sessionId });
    await notifyPerson(context, transaction, 'secondFactorOn');
  });
  await renewSessionCookie(context);
  return { done: true as const };
}

/** New recovery codes instead of the old ones. */
export async function renewRecoveryCodes(context: SignedInContext, input: { password: string; proof: Proof }) {
  await requirePassword(context, input.password, 'password');
  const { userId } = context.session;
  const { codes, kept } = newRecoveryCodes(keyOf(context));
  await withSecondFactor(context, userId, input.proof, async (transaction) => {
    await transaction.update(twoFactors).set({ backupCodes: kept }).where(eq(twoFactors.userId, userId));
    await recordOfAccount(transaction, accountHappenings.locksChanged, userId, userId);
  });
  return { recoveryCodes: codes };
}

/** Requires password and code, so that an open session is not enough. */
export async function switchOffSecondFactor(context: SignedInContext, input: { password: string; proof: Proof }) {
  await requirePassword(context, input.password, 'password');
  const { userId } = context.session;
  await withSecondFactor(context, userId, input.proof, async (transaction) => {
    await transaction
      .update(users)
      .set({ twoFactorEnabled: false, updatedAt: context.now })
      .where(eq(users.id, userId));
    await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId));
    await notifyPerson(context, transaction, 'secondFactorOff');
    const { role, displayName: name, email } = context.session;
    if (role === 'admin') await mailAdministrators(transaction, 'staffFactorOff', { id: userId, name, email });
  });
  await renewSessionCookie(context);
  return { done: true as const };
}
