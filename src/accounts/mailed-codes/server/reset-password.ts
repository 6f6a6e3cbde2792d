import { codeExpiresAt, issueCode, readCode, redeemCode } from '#accounts/mailed-codes/server/action-codes.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { requireStrongPassword } from '#accounts/passwords/server/require-strong-password.ts';
import { revokeOldPassword } from '#accounts/mailed-codes/server/revoke-old-password.ts';
import { findPerson, findPersonByEmail } from '#accounts/server/queries.ts';
import { hashPassword } from '#accounts/passwords/server/hash-password.ts';
import { emailActionPath } from '#accounts/paths.ts';
import { accountMail } from '#accounts/server/account-mail.ts';
import { renewSessionCookie } from '#accounts/sessions/server/rotate-token.ts';
import { identities } from '#accounts/server/tables.ts';
import type { Context } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';

/** Mails the link for a new password. The answer is the same for an unknown address. */
export async function sendPasswordReset(context: Context, email: string) {
  const person = await findPersonByEmail(context.database, email);
  if (!person) return { done: true as const };
  await context.database.transaction(async (transaction) => {
    const code = await issueCode(transaction, person.id, 'resetPassword', context.now);
    const lapsesAt = codeExpiresAt('resetPassword', context.now);
    const mail = accountMail(person, 'reset', { path: emailActionPath('resetPassword', code), lapsesAt });
    await queueMail(transaction, accountHappenings.passwordResetAsked, mail);
  });
  return { done: true as const };
}

/** The address of the account: only the reader of its mail has the code. */
export async function readResetCode(context: Context, oobCode: string) {
  const userId = await readCode(context.database, 'resetPassword', oobCode, context.now);
  const person = await findPerson(context.database, userId);
  return { email: person!.email };
}

/** Sets a new password by the mailed code and ends all sessions, because somebody may know the old one. */
export async function resetPassword(context: Context, input: { oobCode: string; password: string }) {
  const owner = await findPerson(
    context.database,
    await readCode(context.database, 'resetPassword', input.oobCode, context.now),
  );
  await requireStrongPassword(input.password, [owner!.email, owner!.name]);
  const password = await hashPassword(input.password);
  await context.database.transaction(async (transaction) => {
    const userId = await redeemCode(transaction, 'resetPassword', input.oobCode, context.now);
    // A person who signed up with a sign-in provider has no password yet: this is the first.
    await transaction
      .insert(identities)
      .values({ userId, accountId: userId, providerId: 'credential', password })
      .onConflictDoUpdate({
        target: [identities.providerId, identities.accountId],
        set: { password, updatedAt: context.now },
      });
    const own = context.session?.userId === userId ? context.session.sessionId : null;
    await revokeOldPassword(transaction, { userId, keptSessionId: own, now: context.now });
  });
  await renewSessionCookie(context);
  return { done: true as const };
}
