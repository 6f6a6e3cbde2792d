import { and, eq, ne } from 'drizzle-orm';
import { accountErrors } from '#accounts/errors.ts';
import { accountHappenings } from '#accounts/happenings.ts';
import { codeExpiresAt, issueCode, redeemEmailChange, voidCodes } from '#accounts/mailed-codes/server/action-codes.ts';
import { findPerson, findPersonByEmail } from '#accounts/server/queries.ts';
import { accountMail } from '#accounts/server/account-mail.ts';
import { accountPaths, emailActionPath } from '#accounts/paths.ts';
import { requirePassword } from '#accounts/security/server/prove-password.ts';
import { endSessions } from '#accounts/sessions/server/manage-sessions.ts';
import { users } from '#accounts/server/tables.ts';
import { recordOfAccount } from '#accounts/server/record-of-account.ts';
import type { Database } from '#platform/db/connection.ts';
import { isUniqueViolation } from '#platform/db/is-unique-violation.ts';
import type { Context, SignedInContext } from '#platform/http/request-context.ts';
import { queueMail, queueMails } from '#platform/mail/outbox.ts';

/** Mails a link to the new address and notifies the old one with advice. Nothing changes before the link is opened. */
export async function requestEmailChange(context: SignedInContext, input: { email: string; password: string }) {
  await requirePassword(context, input.password, 'password');
  await context.database.transaction(async (transaction) => {
    const person = (await findPerson(transaction, context.session.userId))!;
    if (person.email.toLowerCase() === input.email) throw accountErrors.emailUnchanged();
    if (await findPersonByEmail(transaction, input.email)) throw accountErrors.emailTaken();
    const code = await issueCode(transaction, person.id, 'changeEmail', context.now, input.email);
    const toNew = accountMail({ ...person, email: input.email }, 'newEmail', {
      path: emailActionPath('changeEmail', code),
      about: [person.id],
      lapsesAt: codeExpiresAt('changeEmail', context.now),
    });
    const toCurrent = accountMail(person, 'emailChangeAsked', {
      values: { email: input.email },
      path: accountPaths.accountSecurity,
    });
    await queueMails(transaction, accountHappenings.emailChangeAsked, [toNew, toCurrent]);
  });
  return { done: true as const };
}

/** Redeems the link mailed to the new address: the address becomes the person's, and only the session that opened the link continues. */
export async function changeEmail(context: Context, code: string) {
  await context.database.transaction(async (transaction) => {
    const { userId, newEmail } = await redeemEmailChange(transaction, code, context.now);
    const before = (await findPerson(transaction, userId))!;
    await claimAddress(transaction, userId, newEmail, context.now);
    await endSessions(transaction, userId, {
      except: context.session?.userId === userId ? context.session.sessionId : null,
    });
    // Links mailed to the old address must not act on the account any more.
    await voidCodes(transaction, userId, context.now);
    await recordOfAccount(transaction, accountHappenings.emailChanged, userId, userId);
    // The former address no longer belongs to the account, and this mail names the new one.
    const about = { values: { email: newEmail }, about: [userId] };
    await queueMail(transaction, accountHappenings.emailChanged, accountMail(before, 'emailChanged', about));
  });
  return { done: true as const };
}

/** When two people confirm one address at once, the second waits here for the first and finds it taken. */
async function claimAddress(transaction: Database, userId: string, email: string, now: Date): Promise<void> {
  const [other] = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), ne(users.id, userId)));
  if (other) throw accountErrors.emailTaken();
  await transaction
    .update(users)
    .set({ email, emailVerified: true, updatedAt: now })
    .where(eq(users.id, userId))
    .catch((problem: unknown) => {
      if (isUniqueViolation(problem)) throw accountErrors.emailTaken();
      throw problem;
    });
}
