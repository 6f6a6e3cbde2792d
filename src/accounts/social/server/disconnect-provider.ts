import { and, eq } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { requirePassword } from '#accounts/security/server/prove-password.ts';
import { endSessions } from '#accounts/sessions/server/manage-sessions.ts';
import { PROVIDER_ID } from '#accounts/social/server/link-person.ts';
import { accountMail } from '#accounts/server/account-mail.ts';
import { accountPaths } from '#accounts/paths.ts';
import { identities, users } from '#accounts/server/tables.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';

/**
 * Disconnects the provider's account and marks it: without the mark, its next login with the same address would connect it again.
 * Requires the password, which is then the way to sign in. Sessions do not record how they were opened, so every other one ends.
 */
export async function disconnectProvider(context: SignedInContext, password: string) {
  await requirePassword(context, password, 'password');
  const { database, session, settings, now } = context;
  await database.transaction(async (transaction) => {
    const person = await lockCaller(transaction, session.userId);
    const taken = await transaction
      .delete(identities)
      .where(and(eq(identities.userId, person.id), eq(identities.providerId, PROVIDER_ID)))
      .returning({ id: identities.id });
    if (taken.length === 0) throw accountErrors.providerNotConnected();
    await transaction.update(users).set({ socialRefusedAt: now, updatedAt: now }).where(eq(users.id, person.id));
    await endSessions(transaction, person.id, { except: session.sessionId });
    await recordOfAccount(transaction, accountHappenings.providerDisconnected, person.id, person.id);
    const about = { values: { provider: settings.oidc?.name ?? '' }, path: accountPaths.accountSecurity };
    const mail = accountMail(person, 'socialDisconnected', about);
    await queueMail(transaction, accountHappenings.providerDisconnected, mail);
  });
  return { done: true as const };
}

/** The next login with the provider and the same verified address connects it again, and the person is notified then. */
export async function allowProvider(context: SignedInContext, password: string) {
  await requirePassword(context, password, 'password');
  const { database, session, now } = context;
  const { userId } = session;
  await database.transaction(async (transaction) => {
    await transaction.update(users).set({ socialRefusedAt: null, updatedAt: now }).where(eq(users.id, userId));
    await recordOfAccount(transaction, accountHappenings.providerAllowed, userId, userId);
  });
  return { done: true as const };
}
