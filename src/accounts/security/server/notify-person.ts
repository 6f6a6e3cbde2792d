import { accountHappenings } from '#accounts/happenings.ts';
import { findPerson } from '#accounts/server/queries.ts';
import { type SecurityNotice, securityMail } from '#accounts/security/server/security-emails.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';

/** Notifies the person by mail, in the transaction of the change, that the security of the account changed. */
export async function notifyPerson(
  context: SignedInContext,
  transaction: Database,
  notice: SecurityNotice,
  name?: string,
): Promise<void> {
  const { publicUrl } = context.settings;
  const person = (await findPerson(transaction, context.session.userId))!;
  await recordOfAccount(transaction, accountHappenings.locksChanged, person.id, person.id);
  await queueMail(transaction, accountHappenings.locksChanged, {
    to: person.email,
    language: person.language,
    brand: person.brand,
    content: securityMail(person.language, publicUrl, notice, name),
  });
}
