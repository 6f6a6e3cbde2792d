import { accountHappenings } from '#accounts/happenings.ts';
import { staffPath } from '#accounts/paths.ts';
import type { Database } from '#platform/db/connection.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { accountMail } from './account-mail.ts';
import { listAdministrators } from './list-administrators.ts';

const happeningOf = {
  staffJoined: accountHappenings.staffJoined,
  staffFactorOff: accountHappenings.locksChanged,
  staffSuspended: accountHappenings.staffSuspended,
  staffRestored: accountHappenings.staffRestored,
} as const;

/** Tells every administrator but the person what changed about somebody of the team; on the page of the team they can object. */
export async function mailAdministrators(
  transaction: Database,
  news: keyof typeof happeningOf,
  { id, name, email }: { id: string; name: string; email: string },
): Promise<void> {
  for (const { userId, ...reader } of await listAdministrators(transaction)) {
    if (userId === id) continue;
    const mail = accountMail(reader, news, { values: { name: name || email, email }, path: staffPath, about: [id] });
    await queueMail(transaction, happeningOf[news], mail);
  }
}
