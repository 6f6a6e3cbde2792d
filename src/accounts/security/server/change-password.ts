import { and, eq } from 'drizzle-orm';
import { accountHappenings } from '#accounts/happenings.ts';
import { requireStrongPassword } from '#accounts/passwords/server/require-strong-password.ts';
import { passwordChangedMail } from '#accounts/mailed-codes/server/emails.ts';
import { voidCodes } from '#accounts/mailed-codes/server/action-codes.ts';
import { findPerson } from '#accounts/server/queries.ts';
import { endSessions } from '#accounts/sessions/server/manage-sessions.ts';
import { renewSessionCookie } from '#accounts/sessions/server/rotate-token.ts';
import { requirePassword } from '#accounts/security/server/prove-password.ts';
import { hashPassword } from '#accounts/passwords/server/hash-password.ts';
import { identities } from '#accounts/server/tables.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';

/** Changes the password by the current one. Ends all other sessions and voids mailed codes, because somebody may know the old password. */
export async function changePassword(context: SignedInContext, input: { currentPassword: string; password: string }) {
  const { userId, sessionId, email, displayName } = context.session;
  await requireStrongPassword(input.password, [email, displayName]);
  await requirePassword(context, input.currentPassword, 'currentPassword');
  const password = await hashPassword(input.password);
  await context.database.transaction(async (transaction) => {
    await transaction
      .update(identities)
      .set({ password, updatedAt: context.now })
      .where(and(eq(identities.userId, userId), eq(identities.providerId, 'credential')));
    await endSessions(transaction, userId, { except: sessionId });
    await voidCodes(transaction, userId, context.now, 'resetPassword');
    await voidCodes(transaction, userId, context.now, 'changeEmail');
    const person = await findPerson(transaction, userId);
    await recordOfAccount(transaction, accountHappenings.passwordChanged, userId, userId);
    await queueMail(transaction, accountHappenings.passwordChanged, {
      to: person!.email,
      language: person!.language,
      brand: person!.brand,
      content: passwordChangedMail(person!.language),
    });
  });
  await renewSessionCookie(context);
  return { done: true as const };
}
