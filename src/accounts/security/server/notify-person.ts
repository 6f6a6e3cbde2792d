import { accountHappenings } from '#accounts/happenings.ts';
import { accountPaths } from '#accounts/paths.ts';
import { findPerson } from '#accounts/server/queries.ts';
import { type SecurityNotice, accountMail } from '#accounts/server/account-mail.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';

/** Notifies the person by mail, in the transaction of the change, that the security of the account changed. */
export async function notifyPerson(
  context: SignedInContext,
  transaction: Database,
  notice: SecurityNotice,
  name = '',
): Promise<void> {
  const person = (await findPerson(transaction, context.session.userId))!;
  await recordOfAccount(transaction, accountHappenings.locksChanged, person.id, person.id);
  const about = { values: { name }, path: accountPaths.accountSecurity };
  await queueMail(transaction, accountHappenings.locksChanged, accountMail(person, notice, about));
}
