import { codeExpiresAt, issueCode, redeemCode } from '#accounts/mailed-codes/server/action-codes.ts';
import { accountErrors } from '#accounts/errors.ts';
import { recordAccess } from '#accounts/sessions/server/access-records/record-access.ts';
import { requireOwnPassword } from '#accounts/passwords/server/require-own-password.ts';
import { clearSessionCookie } from '#accounts/sessions/server/session-cookie.ts';
import { hasPassword, lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { findPerson, type Person } from '#accounts/server/queries.ts';
import { ownDataErrors } from '#own-data/errors.ts';
import { ownDataHappenings } from '#own-data/happenings.ts';
import { deletionCodeMail, goodbyeMail } from '#own-data/server/emails.ts';
import { findObstacle } from '#own-data/server/find-obstacle.ts';
import { eraseEverywhere } from '#own-data/server/rooms.ts';
import type { Database } from '#platform/db/connection.ts';
import { countCall } from '#platform/http/rate-limit.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translateError } from '#platform/i18n/translate.ts';
import { queueMail } from '#platform/mail/outbox.ts';

export interface DeletionInput {
  email: string;
  password?: string | undefined;
  code?: string | undefined;
}

const perPerson = { count: 10, seconds: 900 };
const mailsPerPerson = { count: 5, seconds: 900 };

export async function readDeletion({ database, session, language, ports }: SignedInContext) {
  return database.transaction(async (transaction) => {
    const confirmBy = (await hasPassword(transaction, session.userId)) ? ('password' as const) : ('code' as const);
    const obstacle = await findObstacle(transaction, { id: session.userId, role: session.role }, ports.rooms);
    return {
      email: session.email,
      confirmBy,
      obstacle: obstacle && { code: obstacle.code, message: translateError(language, obstacle.code) },
    };
  });
}

/** For accounts without a password: the code proves that the caller reads the account's mail. */
export async function sendDeletionCode({ database, session, settings, now }: SignedInContext) {
  const { rateLimits } = settings;
  if (rateLimits) await countCall(database, 'deletion mail of a person', mailsPerPerson, { address: session.userId });
  const person = await findPerson(database, session.userId);
  await database.transaction(async (transaction) => {
    const code = await issueCode(transaction, session.userId, 'deleteAccount', now);
    const mail = deletionCodeMail(person!, code, codeExpiresAt('deleteAccount', now));
    await queueMail(transaction, ownDataHappenings.deletionAsked, mail);
  });
  return { done: true as const };
}

/** Deletes the caller's account in one transaction and ends every session. Of two concurrent calls the second finds nobody signed in. */
export async function deleteAccount(context: SignedInContext, input: DeletionInput) {
  const { database, session, ports, settings, now } = context;
  const { rooms, endWorkspaceRecords } = ports;
  if (settings.rateLimits) await countCall(database, 'deletion by a person', perPerson, { address: session.userId });
  await database.transaction(async (transaction) => {
    const person = await lockCaller(transaction, session.userId);
    await requireConfirmation(transaction, person, input, now);
    const obstacle = await findObstacle(transaction, person, rooms);
    if (obstacle) throw obstacle();
    await eraseEverywhere(transaction, rooms, person, { now, endWorkspaceRecords });
    await recordAccess(transaction, context, { accountId: person.id, event: 'accountDeleted' });
    await queueMail(transaction, ownDataHappenings.deleted, goodbyeMail(person));
  });
  clearSessionCookie(context);
  return { done: true as const };
}

async function requireConfirmation(transaction: Database, person: Person, input: DeletionInput, now: Date) {
  if (input.email.trim().toLowerCase() !== person.email.toLowerCase()) throw ownDataErrors.emailDiffers();
  if (await hasPassword(transaction, person.id)) {
    if (!input.password) throw ownDataErrors.confirmationMissing();
    return requireOwnPassword(transaction, person.id, input.password);
  }
  if (!input.code)
    throw ownDataErrors.confirmationMissing({}, [{ path: 'code', code: ownDataErrors.confirmationMissing.code }]);
  const userId = await redeemCode(transaction, 'deleteAccount', input.code, now);
  if (userId !== person.id) throw accountErrors.codeInvalid();
}
