import { newCode } from '#accounts/mailed-codes/server/mail-code.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import type { Brand } from '#platform/contract/brand.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { emailInvitationMail } from './emails.ts';
import type { Invitation } from './queries.ts';
import { mayMailInvitation } from './stopped-addresses.ts';
import { emailInvitationCodes } from './tables.ts';

interface About {
  title: string;
  companyName: string;
  brand: Brand;
  isReminder: boolean;
}

/** Writes the mail with a link of its own; to an address whose holder stopped these mails, nothing. */
export async function mailInvitation(
  transaction: Database,
  { id: invitationId, email, language, name, note }: Invitation,
  { title, companyName: company, brand, isReminder }: About,
): Promise<void> {
  if (!(await mayMailInvitation(transaction, email))) return;
  const { code, codeHash } = newCode();
  await transaction.insert(emailInvitationCodes).values({ codeHash, invitationId });
  const mail = emailInvitationMail({ email, language, name, brand }, { company, title, note, code, isReminder });
  await queueMail(transaction, pipelineHappenings[isReminder ? 'emailInvitationReminder' : 'invitedByEmail'], mail);
}
