import { dayInWords } from '#platform/calendar/day-in-words.ts';
import type { Database } from '#platform/db/connection.ts';
import { writeLetter } from '#platform/mail/letter.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { walletHappenings } from '#wallet/happenings.ts';
import { walletPaths } from '#wallet/paths.ts';
import { listMoneyReaders } from '#workspaces/company/server/find-owner-to-mail.ts';
import type { InvoicedPayment } from './invoice-queries.ts';

interface News {
  payment: InvoicedPayment;
  number: string;
  /** The number that it replaces; null: there was none. */
  former: string | null;
}

/** Tells whoever reads of the company’s money which nota fiscal belongs to a payment. */
export async function mailInvoice(
  transaction: Database,
  { payment: { workspaceId, cents, currency, at }, number, former }: News,
): Promise<void> {
  const news = former === null ? 'invoice' : 'otherInvoice';
  const mails = (await listMoneyReaders(transaction, workspaceId)).map((reader) => {
    const values = {
      ...{ number, former: former ?? '', day: dayInWords(at, reader.language) },
      amount: moneyInWords(Math.abs(cents), currency, reader.language),
    };
    return writeLetter(reader, 'wallet/statements:mail', values, (say) => ({
      subject: say(`${news}.subject`),
      paragraphs: [say(`${news}.text`)],
      action: { label: say('action'), path: walletPaths.wallet() },
    }));
  });
  const happening = former === null ? walletHappenings.invoiceAttached : walletHappenings.invoiceReplaced;
  await queueMails(transaction, happening, mails);
}
