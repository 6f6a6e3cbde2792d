import { backofficeContract } from '#backoffice/contract.ts';
import { listUndeliveredMails, readCounts } from '#backoffice/server/queries.ts';
import { retryMail } from '#backoffice/server/retry-mail.ts';
import { implement } from '#platform/http/implement.ts';

export const backofficeOperations = implement(backofficeContract, {
  'GET /cms/overview': async ({ context: { database } }) => {
    const [counts, mails] = await Promise.all([readCounts(database), listUndeliveredMails(database)]);
    return { ...counts, undelivered: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })) };
  },
  'POST /cms/mails/{mailId}/retry': async ({ params, context }) => {
    await retryMail(context, params.mailId);
    return { done: true as const };
  },
});
