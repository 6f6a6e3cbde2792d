import { accountHappenings } from '#accounts/happenings.ts';
import { voidCodes } from '#accounts/mailed-codes/server/action-codes.ts';
import { accountMail } from '#accounts/server/account-mail.ts';
import { findPerson } from '#accounts/server/queries.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';
import { endSessions } from '#accounts/sessions/server/manage-sessions.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail } from '#platform/mail/outbox.ts';

/**
 * Ends all sessions but `keptSessionId`, voids mailed codes and notifies the person, because somebody may know the old password. Called in
 * the transaction that saves the new one.
 */
export async function revokeOldPassword(
  transaction: Database,
  { userId, keptSessionId, now }: { userId: string; keptSessionId: string | null; now: Date },
): Promise<void> {
  await endSessions(transaction, userId, { except: keptSessionId });
  await voidCodes(transaction, userId, now, 'resetPassword');
  await voidCodes(transaction, userId, now, 'changeEmail');
  const person = await findPerson(transaction, userId);
  await recordOfAccount(transaction, accountHappenings.passwordChanged, userId, userId);
  await queueMail(transaction, accountHappenings.passwordChanged, accountMail(person!, 'passwordChanged'));
}
