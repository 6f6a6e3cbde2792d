import { eq } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { accountPaths } from '#accounts/paths.ts';
import { lockPerson } from '#accounts/server/own-data/erase-account.ts';
import { accountMail } from '#accounts/server/account-mail.ts';
import { endSessions } from '#accounts/sessions/server/manage-sessions.ts';
import { accountAudit, twoFactors, users } from '#accounts/server/tables.ts';
import { mailAdministrators } from '#accounts/server/mail-administrators.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail } from '#platform/mail/outbox.ts';

/**
 * Switches off the second factor of somebody who lost the phone and the recovery codes, after two administrators decided so. The person is
 * notified, all their sessions end, and who asked and why is recorded. Throws `platform.notFound`, `accounts.secondFactorOff`.
 */
export async function switchOffForPerson(
  transaction: Database,
  { userId, askedBy, reason, now }: { userId: string; askedBy: string; reason: string; now: Date },
): Promise<void> {
  const person = await lockPerson(transaction, userId);
  if (!person) throw platformErrors.notFound();
  if (!person.twoFactorEnabled) throw accountErrors.secondFactorOff();
  await transaction.update(users).set({ twoFactorEnabled: false, updatedAt: now }).where(eq(users.id, userId));
  await transaction.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await endSessions(transaction, userId, { except: null });
  await transaction
    .insert(accountAudit)
    .values({ userId, actorId: askedBy, action: 'secondFactorSwitchedOff', reason, createdAt: now });
  await recordOfAccount(transaction, accountHappenings.locksChanged, userId, askedBy);
  const mail = accountMail(person, 'secondFactorRemoved', { path: accountPaths.accountSecurity });
  await queueMail(transaction, accountHappenings.locksChanged, mail);
  if (person.role === 'admin') await mailAdministrators(transaction, 'staffFactorOff', person);
}
