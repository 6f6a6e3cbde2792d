import { deliverNextMail, type DeliveryTools } from '#platform/mail/deliver-mail.ts';
import { failAbandonedMails } from '#platform/mail/outbox-claims.ts';
import { CONCURRENT_MAILS } from '#platform/mail/transport.ts';

/** Sends due mails until none is left, a few at once, as a worker does. */
export async function deliverDueMail(tools: DeliveryTools): Promise<void> {
  await failAbandonedMails(tools.database);
  const lanes = Array.from({ length: CONCURRENT_MAILS }, async () => {
    while (await deliverNextMail(tools));
  });
  await Promise.all(lanes);
}
