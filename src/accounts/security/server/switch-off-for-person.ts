import { eq } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { accountPaths } from '#accounts/paths.ts';
import { lockPerson } from '#accounts/server/own-data/erase-account.ts';
import { requirePassword } from '#accounts/security/server/prove-password.ts';
import { accountMail } from '#accounts/server/account-mail.ts';
import { endSessions } from '#accounts/sessions/server/manage-sessions.ts';
import { accountAudit, twoFactors, users } from '#accounts/server/tables.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';

/**
 * Lets staff switch off the second factor of somebody who lost the phone and the recovery codes. Requires the staff member's own
 * password, so that an open session is not enough. The person is notified, all their sessions end, and who did it and why is
 * recorded.
 */
export async function switchOffForPerson(
  context: SignedInContext,
  { userId, password, reason }: { userId: string; password: string; reason: string },
): Promise<void> {
  await requirePassword(context, password, 'password');
  const { database, session, now } = context;
  await database.transaction(async (transaction) => {
    const person = await lockPerson(transaction, userId);
    if (!person) throw platformErrors.notFound();
    if (!person.twoFactorEnabled) throw accountErrors.secondFactorOff();
    await transaction.update(users).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(users.id, userId));
    await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId));
    await endSessions(transaction, userId, { except: null });
    await transaction
      .insert(accountAudit)
      .values({ userId, actorId: session.userId, action: 'secondFactorSwitchedOff', reason, createdAt: now });
    await recordOfAccount(transaction, accountHappenings.locksChanged, userId, session.userId);
    const mail = accountMail(person, 'secondFactorRemoved', { path: accountPaths.accountSecurity });
    await queueMail(transaction, accountHappenings.locksChanged, mail);
  });
}
