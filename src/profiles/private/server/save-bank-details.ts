import { eq } from 'drizzle-orm';
import { requirePassword } from '#accounts/security/server/prove-password.ts';
import { mailReader } from '#accounts/server/mail-reader.ts';
import { users } from '#accounts/server/tables.ts';
import { formatPixKey } from '#platform/brazil/pix-key.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { profileHappenings } from '#profiles/happenings.ts';
import { profilePartPath } from '#profiles/paths.ts';
import type { BankDetails } from '#profiles/private/rules/bank-details.ts';
import { type PrivateRecord, privateRecordOf, savePrivateRecord } from './private-records.ts';

/**
 * Keeps where the caller is paid. Whoever has had a key before proves the password to change it, and is told by mail: an open session is not
 * enough to redirect somebody's pay. Throws `accounts.currentPasswordWrong`, `accounts.passwordMissing`.
 */
export async function saveBankDetails(
  context: SignedInContext,
  { version, details, password }: PrivateRecord<'bankDetails'> & { password: string },
) {
  const { database, session, now } = context;
  const kept = (await privateRecordOf(database, session.userId, 'bankDetails'))?.details;
  const isChanged = kept !== undefined && hadKey(kept) && !isSameKey(kept, details);
  if (isChanged) await requirePassword(context, password, 'password');
  const keyChangedAt = isChanged ? now.toISOString() : (kept?.keyChangedAt ?? null);
  return savePrivateRecord(
    context,
    'bankDetails',
    { version, details: { ...details, keyChangedAt } },
    async (transaction) => {
      if (isChanged) await mailChangedKey(transaction, context, details);
    },
  );
}

const hadKey = ({ pixKey, keyChangedAt }: BankDetails) => pixKey !== '' || (keyChangedAt ?? null) !== null;
const isSameKey = (one: BankDetails, other: BankDetails) =>
  one.pixKeyKind === other.pixKeyKind && one.pixKey === other.pixKey;

async function mailChangedKey(
  transaction: Database,
  { session }: SignedInContext,
  { pixKeyKind, pixKey }: BankDetails,
): Promise<void> {
  const [person] = await transaction.select(mailReader).from(users).where(eq(users.id, session.userId));
  const key = pixKey === '' ? '–' : formatPixKey(pixKeyKind, pixKey).slice(-KEY_END);
  const mail = writeLetter(person!, 'profiles:keyMail', { key }, (say) => ({
    subject: say('subject'),
    paragraphs: [say('text'), say('notYou')],
    action: { label: say('open'), path: profilePartPath('private') },
  }));
  await queueMail(transaction, profileHappenings.privateRecordChanged, mail);
}

/** Enough of the new key to know it by. */
const KEY_END = 4;
