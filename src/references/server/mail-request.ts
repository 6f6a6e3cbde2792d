import { newCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { mayMailInvitation } from '#pipeline/invitations/server/stopped-addresses.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { referenceHappenings } from '#references/happenings.ts';
import { daysAfter, LAPSE_DAYS } from '#references/rules/reference-terms.ts';
import { requestMail } from './emails.ts';
import type { ReferenceRow } from './queries.ts';
import { referenceCodes } from './tables.ts';

/** Writes the mail with a link of its own; to an address whose holder stopped such mails, nothing, and nobody can tell. */
export async function mailRequest(
  transaction: Database,
  { id: referenceId, memberId, email, language, name, createdAt }: ReferenceRow,
  { candidate, isReminder }: { candidate: string; isReminder: boolean },
): Promise<void> {
  if (!(await mayMailInvitation(transaction, email))) return;
  const { code, codeHash } = newCode();
  await transaction.insert(referenceCodes).values({ codeHash, referenceId });
  const lapsesAt = daysAfter(createdAt, LAPSE_DAYS);
  const until = dayInWords(lapsesAt, language);
  const about = { candidate, memberId, referenceId, code, until, lapsesAt, isReminder };
  const happening = referenceHappenings[isReminder ? 'reminded' : 'asked'];
  await queueMail(transaction, happening, requestMail({ email, language, name }, about));
}
