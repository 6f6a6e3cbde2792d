import { accountHappenings } from '#accounts/happenings.ts';
import { codeExpiresAt, issueCode } from '#accounts/mailed-codes/server/action-codes.ts';
import { emailActionPath } from '#accounts/paths.ts';
import { accountMail } from '#accounts/server/account-mail.ts';
import { findPerson, type Person } from '#accounts/server/queries.ts';
import type { Database } from '#platform/db/connection.ts';
import { countCall } from '#platform/http/rate-limit.ts';
import type { Context, SignedInContext } from '#platform/http/request-context.ts';
import { queueMail } from '#platform/mail/outbox.ts';

const perPerson = { count: 5, seconds: 900 };

/** Queues the mail with the link that confirms the address, in the caller's transaction. */
export async function mailVerification(context: Context, transaction: Database, person: Person): Promise<void> {
  const code = await issueCode(transaction, person.id, 'verifyEmail', context.now);
  const about = { path: emailActionPath('verifyEmail', code), lapsesAt: codeExpiresAt('verifyEmail', context.now) };
  await queueMail(transaction, accountHappenings.verificationAsked, accountMail(person, 'verify', about));
}

/** Sends the verification mail again; does nothing for a verified person. */
export async function sendVerification(context: SignedInContext) {
  const person = await findPerson(context.database, context.session.userId);
  if (person!.emailVerified) return { done: true as const };
  if (context.settings.rateLimits) {
    await countCall(context.database, 'verification of a person', perPerson, { address: person!.id });
  }
  await context.database.transaction((transaction) => mailVerification(context, transaction, person!));
  return { done: true as const };
}
