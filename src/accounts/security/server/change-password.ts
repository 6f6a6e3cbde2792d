import { and, eq } from 'drizzle-orm';
import { requireStrongPassword } from '#accounts/passwords/server/require-strong-password.ts';
import { revokeOldPassword } from '#accounts/mailed-codes/server/revoke-old-password.ts';
import { renewSessionCookie } from '#accounts/sessions/server/rotate-token.ts';
import { requirePassword } from '#accounts/security/server/prove-password.ts';
import { hashPassword } from '#accounts/passwords/server/hash-password.ts';
import { identities } from '#accounts/server/tables.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';

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
    await revokeOldPassword(transaction, { userId, keptSessionId: sessionId, now: context.now });
  });
  await renewSessionCookie(context);
  return { done: true as const };
}
