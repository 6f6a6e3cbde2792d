import { sql } from 'drizzle-orm';
import { backofficeErrors } from '#backoffice/errors.ts';
import { requeueFailedMails, requeueMail } from '#backoffice/server/mail-queries.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { waking } from '#platform/mail/outbox-channel.ts';

/** Puts a failed mail back into the queue and wakes the delivery. Throws mailNotFound. */
export async function retryMail({ database }: SignedInContext, mailId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await requeueMail(transaction, mailId))) throw backofficeErrors.mailNotFound();
    await transaction.execute(sql`select ${waking}`);
  });
}

/** Retries every failed mail, for example after a long outage of the mail server. Returns how many. */
export function retryFailedMails({ database }: SignedInContext): Promise<number> {
  return database.transaction(async (transaction) => {
    const count = await requeueFailedMails(transaction);
    await transaction.execute(sql`select ${waking}`);
    return count;
  });
}
