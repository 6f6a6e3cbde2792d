import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMail } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { walletPaths } from '#wallet/paths.ts';
import { findOwnerToMail } from '#workspaces/company/server/find-owner-to-mail.ts';
import type { InvoicedPayment } from './invoice-queries.ts';

interface News {
  payment: InvoicedPayment;
  number: string;
  /** The number that it replaces; null: there was none. */
  former: string | null;
}

/** Tells the owner of the company which nota fiscal belongs to a payment. */
export async function mailInvoice(
  transaction: Database,
  { payment: { workspaceId, cents, currency, at }, number, former }: News,
): Promise<void> {
  const owner = await findOwnerToMail(transaction, workspaceId);
  if (!owner) return;
  const { language } = owner;
  const values = {
    ...{ number, former: former ?? '', day: dayInWords(at, language) },
    amount: moneyInWords(Math.abs(cents), currency, language),
  };
  const news = former === null ? 'invoice' : 'otherInvoice';
  const mail = writeLetter(owner, 'wallet/statements:mail', values, (say) => ({
    subject: say(`${news}.subject`),
    paragraphs: [say(`${news}.text`)],
    action: { label: say('action'), path: walletPaths.wallet() },
  }));
  const happening = former === null ? walletHappenings.invoiceAttached : walletHappenings.invoiceReplaced;
  await queueMail(transaction, happening, mail);
}
